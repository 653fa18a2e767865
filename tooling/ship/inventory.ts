import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Licences, licenceFaults } from "./src/licence-faults.ts";

/**
 * `node tooling/ship/inventory.ts <folder>`: what a release is made of,
 * as CycloneDX, and by which licences; ends with 1 where one is not free.
 */
const out = resolve(process.argv[2] ?? ".data/inventory");
const cwd = join(import.meta.dirname, "../..");
const pnpm = (...words: string[]): string =>
  execFileSync("pnpm", words, { cwd, encoding: "utf8", maxBuffer: 256 * 1_048_576 });

mkdirSync(out, { recursive: true });
pnpm("sbom", "--sbom-format", "cyclonedx", "--lockfile-only", "--out", join(out, "sbom.cdx.json"));
const licences = JSON.parse(pnpm("licenses", "list", "--recursive", "--prod", "--json")) as Licences;
const lines = Object.entries(licences).flatMap(([licence, packages]) =>
  packages.map(({ name, versions = [] }) => `${name} ${versions.join(", ")}: ${licence}`),
);
writeFileSync(join(out, "licences.txt"), `${lines.sort().join("\n")}\n`);
const faults = licenceFaults(licences);
for (const fault of faults) process.stderr.write(`${fault} is a licence that nobody has judged\n`);
process.stdout.write(`${lines.length} packages in ${out}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
