import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ports } from "../stack/shared-stack.ts";

const run = promisify(execFile);
const client = fileURLToPath(new URL("../../../../packages/api-client", import.meta.url));

/** A script of somebody who has the client as npm installs it, and nothing of this repository. */
const script = `
import { request } from "node:http";
import { GiftShopApi, pages } from "@giftshop/api-client";

const { GIFT_KEY: key, GIFT_SERVER: server, GIFT_HOST: host, GIFT_EMAILS = "" } = process.env;
// On this machine the name of a storefront leads nowhere but in
// a browser, and \`fetch\` says the host of its address alone.
const send = (url, { method, headers, body }) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { ...Object.fromEntries(new Headers(headers)), host } }, async (answer) => {
      const text = Buffer.concat(await answer.toArray());
      resolve(new Response(text.length > 0 ? text : null, { status: answer.statusCode, headers: answer.headers }));
    });
    asked.once("error", reject);
    asked.end(body);
  });
const api = new GiftShopApi({ key, server, fetch: send });

const { data: [product] } = await api.listProducts({ limit: 1 });
const gifts = GIFT_EMAILS.split(",").map((email, n) => ({
  product: product.id,
  amount: product.fixedValues ? product.values[0] : product.minimum,
  recipient: { name: "Kim", email },
  reference: \`row \${n + 1}\`,
}));
const order = await api.createOrder({ reference: "API-1", gifts });
const shown = [];
for await (const gift of pages((cursor) => api.listGifts(order.id, { limit: 2, cursor }))) shown.push(gift.reference);
console.log(JSON.stringify({ order, shown, credit: await api.getCredit() }));
`;

/** What the script answers. Amounts: minor units. */
export interface Ordered {
  readonly order: { readonly id: string; readonly number: string; readonly total: number; readonly test: boolean };
  readonly shown: readonly string[];
  readonly credit: { readonly owed: number };
}

/**
 * Packs the client, installs it into an empty folder, and orders a gift for each address with it.
 *
 * @param host of a storefront of brand group GCS, with its port
 */
export const orderFromOutside = async (key: string, host: string, emails: readonly string[]): Promise<Ordered> => {
  const folder = await mkdtemp(join(tmpdir(), "api-client-"));
  try {
    await run("pnpm", ["pack", "--pack-destination", folder], { cwd: client });
    await writeFile(join(folder, "package.json"), '{ "type": "module", "private": true }');
    await writeFile(join(folder, "order.js"), script);
    const packed = (await readdir(folder)).find((name) => name.endsWith(".tgz"));
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${packed}`], { cwd: folder });
    const { stdout } = await run(process.execPath, ["order.js"], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        GIFT_KEY: key,
        GIFT_HOST: host,
        GIFT_SERVER: `http://127.0.0.1:${ports.gcs}/api/v1`,
        GIFT_EMAILS: emails.join(","),
      },
    });
    return JSON.parse(stdout) as Ordered;
  } finally {
    await rm(folder, { recursive: true });
  }
};
