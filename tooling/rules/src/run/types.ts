import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { files, read, root } from "../repository.ts";
import { joined, type Run, run } from "./run.ts";

const folder = join(root, ".data/types");

/** The setting of a project that only says what all of its kind say. */
const usual = `{
  "extends": "@giftshop/typescript/react.json",
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["dist", "node_modules"]
}
`;

/** Reads what the projects have in common once for all of them. */
const together = (projects: readonly string[]): string => {
  const setting = {
    extends: join(root, "tooling/typescript/react.json"),
    include: projects.flatMap((project) => ["ts", "tsx"].map((ending) => join(root, project, `**/*.${ending}`))),
    exclude: ["dist", "node_modules"].map((name) => join(root, "**", name)),
  };
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "react.json");
  writeFileSync(path, JSON.stringify(setting));
  return path;
};

/**
 * Types of every package, one compiler at a time, as each uses both cores. React packages are one program,
 * but those with settings or declarations of their own.
 *
 * @param within folders of the packages that are looked at. Default: all
 */
export const types = async (within?: readonly string[]): Promise<Run> => {
  const everything = files("*/*/tsconfig.json").map((path) => path.replace("/tsconfig.json", ""));
  const projects = everything.filter((project) => within?.includes(project) ?? true);
  const isUsual = (project: string) =>
    read(`${project}/tsconfig.json`) === usual && files(`${project}/**/*.d.ts`).length === 0;
  const alike = projects.filter(isUsual);
  const alone = projects.filter((project) => !alike.includes(project));
  const results: Run[] = [];
  for (const path of [...(alike.length > 0 ? [together(alike)] : []), ...alone])
    results.push(await run("tsc", ["-p", path]));
  return joined(results);
};
