import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { files, read, root } from "../repository.ts";
import { joined, type Run, run } from "./run.ts";

const folder = join(root, ".data/types");

interface Setting {
  extends: string;
  compilerOptions?: Record<string, unknown>;
  include: string[];
  exclude: string[];
}

/** One setting for projects that say the same: what they have in common is read once. */
const together = (projects: readonly string[], name: string): string => {
  const setting: Setting = JSON.parse(read(`${projects[0]}/tsconfig.json`));
  const options = {
    extends: join(root, setting.extends.replace("@giftshop/", "tooling/")),
    // The compiler looks for declarations beside a setting, and none are installed there.
    compilerOptions: { ...setting.compilerOptions, typeRoots: [join(root, "tooling/rules/node_modules/@types")] },
    include: projects.flatMap((project) => setting.include.map((glob) => join(root, project, glob))),
    exclude: setting.exclude.map((glob) => join(root, "**", glob)),
  };
  const path = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(options));
  return path;
};

/** Packages that may be one program: of one kind, as Next's own types may not reach tools, and set alike. */
const kindOf = (project: string) =>
  project.startsWith("apps/") ? project : `${dirname(project)} ${read(`${project}/tsconfig.json`)}`;

/**
 * Types of every package, one compiler at a time, as each uses both cores. Packages that are set alike
 * are one program, but those with declarations of their own.
 *
 * @param within folders of the packages that are looked at. Default: all
 */
export const types = async (within?: readonly string[]): Promise<Run> => {
  const everything = files("*/*/tsconfig.json").map((path) => path.replace("/tsconfig.json", ""));
  const projects = everything.filter((project) => within?.includes(project) ?? true);
  const programs = [...Map.groupBy(projects, kindOf).values()].map((alike, index) =>
    alike.length > 1 ? together(alike, `program-${index}`) : alike.join(),
  );
  const results: Run[] = [];
  for (const path of programs) results.push(await run("tsc", ["-p", path]));
  return joined(results);
};
