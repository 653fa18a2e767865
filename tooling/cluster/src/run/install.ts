import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Problem } from "@giftshop/start";
import { programs } from "../configs/patroni.ts";

/** Debian's packages, by a program of each that shows it is there. */
const packages: Readonly<Record<string, string>> = {
  "/usr/bin/etcd": "etcd-server",
  [`${programs}/pg_amcheck`]: "postgresql-15",
  "/usr/bin/patroni": "patroni",
  "/usr/bin/pgbackrest": "pgbackrest",
  "/usr/sbin/pgbouncer": "pgbouncer",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/bin/redis-server": "redis-server",
  "/usr/sbin/nginx": "nginx",
  "/usr/bin/prometheus": "prometheus",
  "/usr/lib/python3/dist-packages/etcd/__init__.py": "python3-etcd",
};

/** Which packages are missing. @param isThere whether a file exists */
export const missingPackages = (isThere: (file: string) => boolean): readonly string[] =>
  Object.entries(packages)
    .filter(([program]) => !isThere(program))
    .map(([, name]) => name);

/**
 * Installs what is missing and says so. @throws Problem
 * where this user may not, with the command that does it
 */
export const install = (tell: (message: string) => void): void => {
  const missing = missingPackages(existsSync);
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  if (!existsSync("/usr/bin/apt-get")) {
    throw new Problem(`The cluster is made of packages of Debian 12, and these are missing: ${missing.join(", ")}.`);
  }
  if (process.getuid?.() !== 0) throw new Problem(`Install what the cluster is made of: sudo ${command}`);
  tell(`installs ${missing.join(", ")}`);
  const { status, stderr } = spawnSync("sh", ["-c", `apt-get update && ${command}`], {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
  if (status !== 0) throw new Problem(`${command} failed: ${stderr.trim().split("\n").slice(-3).join(" ")}`);
};
