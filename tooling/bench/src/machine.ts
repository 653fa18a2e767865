import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { load } from "./load.ts";
import { pageLoad } from "./pages/pages.ts";

/** A limit of this machine, for scale: what the same run gets out of bare parts. */
export interface Limit {
  name: string;
  perSecond: number;
  p99: number;
}

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;

const bareHttp = async (seconds: number): Promise<Limit> => {
  const body = Buffer.alloc(4096, "x");
  const server = createServer((_, response) => response.end(body)).listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const result = await pageLoad(`http://localhost:${port}/`, "localhost", [], seconds);
  server.close();
  return { name: "node:http, 4 kB (generator in the same process)", ...result };
};

const nginx = async (seconds: number): Promise<Limit | undefined> => {
  const binary = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((path) => existsSync(path));
  if (!binary) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  writeFileSync(join(folder, "page.html"), "x".repeat(4096), { mode: 0o644 });
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; keepalive_requests 1000000; server { listen 127.0.0.1:18080; root ${folder}; } }`,
  );
  const child = spawn(binary, ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  try {
    for (let tries = 0; tries < 50; tries++) {
      const up = await fetch("http://127.0.0.1:18080/page.html").then(
        () => true,
        () => false,
      );
      if (up) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const result = await pageLoad("http://127.0.0.1:18080/page.html", "localhost", [], seconds);
    return { name: "nginx static file, 4 kB", ...result };
  } finally {
    const ended = once(child, "exit");
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
};

const database = async (url: string, seconds: number): Promise<Limit[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  await pool.query("CREATE TABLE IF NOT EXISTS bench_commit (id bigint GENERATED ALWAYS AS IDENTITY)");
  const select = { name: "bench-select", text: "SELECT 1" };
  const insert = { name: "bench-insert", text: "INSERT INTO bench_commit DEFAULT VALUES" };
  const measure = (statement: { name: string; text: string }) =>
    load({ clients: 8, seconds, pids: () => [], operation: () => pool.query(statement) });
  try {
    return [
      { name: "PostgreSQL selects, 8 connections", ...(await measure(select)) },
      { name: "PostgreSQL commits, 8 connections", ...(await measure(insert)) },
    ];
  } finally {
    await pool.query("DROP TABLE bench_commit");
    await pool.end();
  }
};

/** What this machine can do at most, measured in the same run as everything else. */
export const limits = async (databaseUrl: string, seconds: number): Promise<Limit[]> => {
  const measured = [await nginx(seconds), await bareHttp(seconds), ...(await database(databaseUrl, seconds))];
  return measured.filter((limit) => limit !== undefined);
};
