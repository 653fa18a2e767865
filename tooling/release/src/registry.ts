import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stringify } from "yaml";
import { root } from "./workspace.ts";

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

/** Packages of the house lie here, all others come from the registry that this machine uses. */
const settings = (folder: string, upstream: string) => ({
  storage: join(folder, "storage"),
  uplinks: { upstream: { url: upstream, cache: true } },
  packages: {
    "@giftshop/*": { access: "$all", publish: "$all" },
    "**": { access: "$all", proxy: "upstream" },
  },
  log: { type: "stdout", level: "fatal" },
});

/**
 * Runs a Verdaccio with an empty store for as long as `use` takes.
 * `use` gets its address and finds a token for it in its environment.
 */
export const withRegistry = async (use: (registry: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "registry-"));
  const port = await freePort();
  const registry = `http://127.0.0.1:${port}/`;
  const upstream = process.env.npm_config_registry ?? "https://registry.npmjs.org/";
  writeFileSync(join(folder, "config.yaml"), stringify(settings(folder, upstream)));
  const verdaccio = spawn(
    `${root}tooling/release/node_modules/.bin/verdaccio`,
    ["--config", join(folder, "config.yaml"), "--listen", `127.0.0.1:${port}`],
    { stdio: "inherit" },
  );
  // Anybody may publish to it, but a client sends nothing without a token.
  process.env[`npm_config_//127.0.0.1:${port}/:_authToken`] = "anybody";
  try {
    for (let tries = 0; ; tries += 1) {
      const there = await fetch(new URL("-/ping", registry)).catch(() => undefined);
      if (there?.ok) break;
      if (tries > 100) throw new Error("The registry does not start.");
      await sleep(200);
    }
    await use(registry);
  } finally {
    verdaccio.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};
