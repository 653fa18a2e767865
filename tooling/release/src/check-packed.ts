import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Built } from "./build.ts";
import { run } from "./run.ts";
import { root } from "./workspace.ts";

const attw = `${root}tooling/release/node_modules/.bin/attw`;

/** What publint and arethetypeswrong say against a package as it is packed; nothing where it is sound. */
export const faultsOf = async ({ name, folder }: Built): Promise<string[]> => {
  const packed = mkdtempSync(join(tmpdir(), "packed-"));
  try {
    await run("pnpm", ["pack", "--pack-destination", packed], folder);
    const [tarball = ""] = readdirSync(packed);
    const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
    const said = messages.map((message) => `${name}: ${formatMessage(message, pkg, { color: false })}`);
    const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { exports: object };
    // A schema is read as text: no resolver of modules finds it.
    const texts = Object.keys(exports).filter((entry) => entry.endsWith(".graphql"));
    const excluded = texts.length > 0 ? ["--exclude-entrypoints", ...texts] : [];
    const options = ["--profile=esm-only", "--format=ascii", "--no-color", ...excluded];
    const types = await run(attw, [join(packed, tarball), ...options], root).then(
      () => [],
      (error: Error) => [error.message],
    );
    return [...said, ...types];
  } finally {
    rmSync(packed, { recursive: true });
  }
};
