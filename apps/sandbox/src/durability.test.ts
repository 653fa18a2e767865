import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { startSandbox } from "./start-sandbox.ts";
import { jsonOf, tenEuro } from "./testing/world.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

test("whatever was answered before kill -9 is known after it, and a torn line is dropped", async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "sandbox-"));
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, SANDBOX_PORT: "0", SANDBOX_SMTP_PORT: "0", SANDBOX_DATA: dataDirectory },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await once(child.stdout, "data");
    const { port } = JSON.parse(String(line).split("\n")[0] ?? "");
    const answered: string[] = [];
    for (let count = 0; count < 20; count++) {
      const answer = await fetch(`http://localhost:${port}/v2/payments`, {
        method: "POST",
        headers: { authorization: "Bearer test_sandbox" },
        body: JSON.stringify(tenEuro()),
      });
      answered.push((await jsonOf<{ id: string }>(answer)).id);
    }
    child.kill("SIGKILL");
    await once(child, "exit");
    const journal = join(dataDirectory, "payments.jsonl");
    await appendFile(journal, '{"kind":"payment","pay');
    const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataDirectory });
    expect(sandbox.payments.list().map(({ id }) => id)).toEqual(answered.toReversed());
    await sandbox.close();
    expect(await readFile(journal, "utf8")).toMatch(/}\n$/);
  } finally {
    child.kill("SIGKILL");
    await rm(dataDirectory, { recursive: true, force: true });
  }
}, 20_000);
