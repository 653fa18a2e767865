import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { build } from "esbuild";
import { ownHolidays } from "./own-holidays.ts";

/** Says when something ordered on each day of three years arrives, in every storefront. */
const entry = `
  import { storefronts } from "@giftshop/storefront-config";
  import { earliestDelivery } from "@giftshop/storefront-config/delivery";
  const day = 86_400_000;
  const noons = Array.from({ length: 3 * 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1, 12) + index * day));
  for (const storefront of storefronts)
    console.log(storefront.code, noons.map((now) => earliestDelivery(storefront, now, "PHYSICAL").deliveryDate).join(" "));
`;

test("a bundle with the holidays of its own countries alone delivers on the same days as one with all of them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "own-holidays-"));
  const saidWith = async (name: string, plugins: ReturnType<typeof ownHolidays>[]) => {
    const outfile = join(folder, `${name}.mjs`);
    const options = { bundle: true, platform: "node", format: "esm", plugins, outfile } as const;
    const { metafile } = await build({
      ...options,
      metafile: true,
      stdin: { contents: entry, resolveDir: import.meta.dirname },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [outfile], { maxBuffer: 10_000_000 });
    return { stdout, bytes: Object.values(metafile.outputs)[0]?.bytes ?? 0 };
  };
  try {
    const [own, all] = await Promise.all([saidWith("own", [ownHolidays()]), saidWith("all", [])]);
    expect(own.stdout).toBe(all.stdout);
    expect(own.stdout.split("\n")).toHaveLength(storefronts.length + 1);
    expect(own.bytes).toBeLessThan(all.bytes * 0.7);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
