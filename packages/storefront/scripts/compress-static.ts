import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { standaloneDirectory } from "../server/next-handler.ts";

// After `next build`: puts the build's files and the faces beside the server, and beside each file its compressed forms.

const compressible = /\.(?:js|css|svg|json|txt|map|html)$/;
const source = new URL("../.next/static", import.meta.url);
const target = join(standaloneDirectory, ".next/static");

await cp(source, target, { recursive: true });
await cp(new URL("../../ui-kit/fonts", import.meta.url), join(standaloneDirectory, "fonts"), { recursive: true });

for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const body = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
