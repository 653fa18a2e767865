/**
 * The release before, with its own packages and tests, on the tables of this one, as both run on them during
 * a release: `npm run test:previous [-- commit pattern]`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
/** Folder outside of the repository, where no tool of this one finds it. */
const place = join(tmpdir(), `giftshop-previous-${createHash("sha256").update(root).digest("hex").slice(0, 8)}`);

/** What reads and writes what a release changes most: money, baskets, orders, exchanges. */
const usual = "apps/commerce/src/(money|shop/(basket|checkout|redeem|gift|account))/";

const git = (...words: string[]): string => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();

/** The newest tag of a release; without tags the commit that wrote down the version of commerce. */
const releaseBefore = (): string => {
  const tags = git("tag", "--list", "v*", "--sort=-creatordate", "--no-contains", "HEAD").split("\n");
  return tags[0] || git("log", "-1", "--format=%H", "--", "apps/commerce/CHANGELOG.md");
};

const run = (command: string, words: readonly string[], cwd: string, quiet = false): number => {
  const env = { ...process.env, CI: "1" };
  return spawnSync(command, [...words], { cwd, stdio: quiet ? "ignore" : "inherit", env }).status ?? 1;
};

/** In the place of the old one: this release's own migrations, by this release's own code. */
const migrating = `import { execFile } from "node:child_process";
import { promisify } from "node:util";

export const prepareDatabase = async (url: string): Promise<void> => {
  const env = { ...process.env, NODE_ENV: "development", DATABASE_URL: url, LOG_LEVEL: "error" };
  await promisify(execFile)(process.execPath, [${JSON.stringify(join(root, "apps/commerce/src/entries/main.ts"))}, "migrate"], { env });
};
`;

const [commit = releaseBefore(), asked = usual] = process.argv.slice(2);
if (commit === "") throw new Error("There is no release before this one.");
const remove = (): void => {
  if (existsSync(place)) run("git", ["worktree", "remove", "--force", place], root, true);
  rmSync(place, { recursive: true, force: true });
  git("worktree", "prune");
};
remove();
git("worktree", "add", "--detach", place, commit);
let code = 1;
try {
  console.log(`  Code of ${git("log", "-1", "--format=%h %s", commit)}`);
  console.log(
    `  on ${git("diff", "--name-only", "--diff-filter=A", commit, "--", "*/migrations/*.sql").split("\n").filter(Boolean).length} later migrations`,
  );
  code = run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"], place);
  writeFileSync(join(place, "apps/commerce/src/entries/prepare-database.ts"), migrating);
  const jest = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];
  if (code === 0) code = run(process.execPath, [...jest, "--ci", "--forceExit", asked], place);
} finally {
  remove();
}
process.exitCode = code;
