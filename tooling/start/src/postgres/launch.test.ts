import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { freePort } from "../testing/free-port.ts";
import { launch } from "./launch.ts";
import type { Place } from "./place.ts";
import { endPostmaster, findPostmaster } from "./postmaster.ts";

let folder: string;
let place: Place;

/** Writes its file as a server does that recovers, and is ready once it finds the file `recovered`. */
const slowServer = `#!/bin/sh
trap 'rm -f "$2/postmaster.pid"; exit 0' INT
state() { printf '%s\\n%s\\n1\\n1\\n\\nlocalhost\\n0 0\\n%s\\n' $$ "$1" "$2" > "$1/draft"; mv "$1/draft" "$1/postmaster.pid"; }
state "$2" starting
until [ -e "$2/recovered" ]; do sleep 0.1; done
state "$2" ready
while :; do sleep 0.1; done
`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "launch-"));
  const dataDirectory = join(folder, "data");
  const postgres = join(folder, "postgres");
  await mkdir(dataDirectory);
  await writeFile(postgres, slowServer);
  for (const path of [folder, postgres]) await chmod(path, 0o755);
  await chmod(dataDirectory, 0o777);
  place = { binaries: { root: folder, initdb: "", postgres, major: 18 }, dataDirectory };
});

afterEach(async () => {
  const found = await findPostmaster(place.dataDirectory);
  if (found !== undefined) await endPostmaster(found.pid, "SIGKILL");
  await rm(folder, { recursive: true });
});

const start = (tell: (message: string) => void, port: number, signal?: AbortSignal) =>
  launch(place, ["-D", place.dataDirectory], port, join(folder, "server.log"), { tell, signal, patience: 300 });

test("a server that recovers what a crash left is waited for, and that is said", async () => {
  const told: string[] = [];
  const server = await start(
    (message) => {
      told.push(message);
      void writeFile(join(place.dataDirectory, "recovered"), "");
    },
    await freePort(),
  );
  expect(server.status).toBe("ready");
  expect(told).toEqual(["is recovering what a crash left; this may take minutes"]);
});

test("one that is not waited for any more is stopped, and its port is not called another program's", async () => {
  const listener = createServer().listen(0, "127.0.0.1");
  const asked = new AbortController();
  const address = listener.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const started = start(() => asked.abort(new Error("stopped")), port, asked.signal);
  await expect(started).rejects.toThrow("stopped");
  expect(await findPostmaster(place.dataDirectory)).toBeUndefined();
  await new Promise((resolve) => listener.close(resolve));
});
