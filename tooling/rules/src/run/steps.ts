import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { files, read, root } from "../repository.ts";
import type { Affected } from "./affected.ts";
import type { Request } from "./arguments.ts";
import { browsers } from "./browsers.ts";
import { countJson, countPlaywright, countWords, honest, unsteadyJourneys, walkedIn } from "./count.ts";
import { journeysOf } from "./journeys-of.ts";
import { nothingToDo, type Run, run } from "./run.ts";
import { filesOfJson, filesOfPlaywright } from "./slow-files.ts";
import { reporting, type Step } from "./step.ts";
import { types } from "./types.ts";

const reports = join(root, ".data/reports");
mkdirSync(reports, { recursive: true });

/**
 * Generates the typed documents, the loaders of messages and the list
 * of served routes again and compares them with what is committed.
 */
const generatedCode = async (): Promise<Run> => {
  const generated = [
    ...files("packages/graphql/src/generated/*", "apps/admin/src/generated/*"),
    ...files("*/messages/words.ts", "*/messages/late.ts"),
    "packages/storefront-config/src/routes/served-route-names.ts",
  ];
  const before = generated.map((path) => read(path));
  let result = await run("pnpm", ["--filter", "@giftshop/graphql", "generate"]);
  if (result.code === 0) result = await run("pnpm", ["--filter", "@giftshop/admin", "generate"]);
  if (result.code === 0) result = await run("pnpm", ["--filter", "@giftshop/messages", "generate"]);
  if (result.code === 0) result = await run("pnpm", ["--filter", "@giftshop/storefront", "pages"]);
  const stale = generated.filter((path, index) => readFileSync(join(root, path), "utf8") !== before[index]);
  return stale.length === 0
    ? result
    : {
        ...result,
        code: 1,
        output: `${result.output}Not up to date: ${stale.join(", ")}. They are now; commit them.\n`,
      };
};

/** Steps that run one after the other. */
type Lane = readonly Step[];

/** Lanes that run beside each other; the next stage begins when all of them have ended. */
export type Stage = readonly Lane[];

/** The checks in their order: what is quick and often wrong comes first. */
export const stagesOf = (request: Request, affected: Affected | undefined): readonly Stage[] => {
  const { all, again } = request;
  const release = all ? ["--complete"] : [];
  const shard = request.shard ? [`--shard=${request.shard}`] : [];
  const within = affected?.folders.map((folder) => `${folder}/`) ?? [];
  // Stories are found by their paths: a change of Storybook itself shows in all of them.
  const pictured = affected?.changed.includes("@giftshop/storybook") ? [] : within;
  const tags = affected && journeysOf(affected.changed);

  const first: Lane = [
    { name: "Browsers", budget: { wall: 60, cpu: 60 }, run: () => browsers({ all }) },
    {
      name: "Format and lint",
      budget: { wall: 15, cpu: 20 },
      run: () => run("biome", ["ci", "--colors=off", "--error-on-warnings", "."]),
    },
    // Before the build, which reads what this writes.
    { name: "Generated code", budget: { wall: 15, cpu: 15 }, run: generatedCode },
  ];
  const read: Lane = [
    { name: "Types", budget: { wall: 60, cpu: 70 }, run: () => types(affected?.folders) },
    {
      name: "Layers",
      budget: { wall: 30, cpu: 30 },
      run: () => run("depcruise", ["--config", "dependency-cruiser.config.mjs", "apps", "packages", "tooling"]),
    },
    { name: "Modules", budget: { wall: 5, cpu: 5 }, run: () => run("node", ["tooling/rules/modules.ts"]) },
    { name: "Dead code", budget: { wall: 20, cpu: 20 }, run: () => run("knip", []) },
    {
      name: "Messages",
      budget: { wall: 10, cpu: 10 },
      run: () => run("node", ["tooling/rules/messages.ts", ...release]),
    },
    { name: "Comments", budget: { wall: 5, cpu: 5 }, run: () => run("node", ["tooling/rules/comments.ts"]) },
    { name: "Sizes", budget: { wall: 5, cpu: 5 }, run: () => run("node", ["tooling/rules/sizes.ts"]) },
    { name: "Styles", budget: { wall: 5, cpu: 5 }, run: () => run("node", ["tooling/rules/styles.ts"]) },
    {
      name: "Documents",
      budget: { wall: 5, cpu: 5 },
      run: () => run("node", ["tooling/rules/documents.ts"]),
    },
    { name: "Links", budget: { wall: 5, cpu: 5 }, run: () => run("node", ["tooling/rules/links.ts"]) },
    { name: "Settings", budget: { wall: 5, cpu: 5 }, run: () => run("node", ["tooling/rules/settings.ts"]) },
    {
      name: "Specification",
      budget: { wall: 5, cpu: 5 },
      run: () => run("node", ["tooling/specification/check.ts"]),
    },
  ];
  const build: Step = {
    name: "Build",
    budget: { wall: 120, cpu: 160 },
    // Storybook's static build is made by `npm start`: no check reads it.
    run: () => run("turbo", ["run", "build", "--filter=!@giftshop/storybook", "--output-logs=errors-only"]),
  };
  const jest = reporting({
    name: "Jest",
    budget: { wall: 170, cpu: 330 },
    report: join(reports, "jest.json"),
    count: countJson,
    files: filesOfJson,
    again,
    run: (report, failed) => {
      const options = ["--ci", "--forceExit", "--passWithNoTests", "--json", `--outputFile=${report}`];
      return run("pnpm", ["jest", ...options, ...(failed ?? [...shard, ...within])], all ? { TEST_ALL: "1" } : {});
    },
  });
  const stories = reporting({
    name: "Stories",
    budget: { wall: 130, cpu: 250 },
    report: join(reports, "stories.json"),
    count: countJson,
    files: filesOfJson,
    again,
    run: (report, failed) => {
      const reporters = ["--reporter=json", "--reporter=dot", `--outputFile.json=${report}`];
      const options = [...reporters, "--passWithNoTests", ...(failed ?? [...shard, ...pictured])];
      return run("pnpm", ["--filter", "@giftshop/storybook", "test", ...options], all ? { TEST_ALL: "1" } : {});
    },
  });
  const journeys = reporting({
    name: "Journeys",
    budget: all ? { wall: 1800, cpu: 3600 } : { wall: 270, cpu: 540 },
    report: join(reports, "journeys.json"),
    count: countPlaywright,
    files: filesOfPlaywright,
    note: walkedIn,
    unsteady: unsteadyJourneys,
    run: async (report) => {
      if (tags?.length === 0) return nothingToDo;
      const grep = tags ? [`--grep=${tags.join("|")}`] : [];
      const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(all && { E2E_ALL: "1" }) };
      const retries = again ? ["--retries=1"] : [];
      return run("pnpm", ["--filter", "@giftshop/e2e", "test", ...grep, ...retries], environment);
    },
  });
  const faults: Step = {
    name: "Faults",
    budget: { wall: 1500, cpu: 1500 },
    run: () => run("node", ["tooling/e2e/faults.ts"]),
    count: ({ output, code }) => honest(countWords(output), code),
  };
  // A package that no longer builds by itself is found before the evening of its release.
  const releases: Step = {
    name: "Releases",
    budget: { wall: 60, cpu: 90 },
    run: () => run("node", ["tooling/release/main.ts", "build"]),
  };
  return [[first], [[build], read], [[jest, stories, journeys, ...(all ? [releases, faults] : [])]]];
};
