import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./chromium.ts";
import { files, read, root } from "./repository.ts";
import { type Run, run } from "./run.ts";
import { countJson, countPlaywright, reporting, type Step } from "./step.ts";
import { types } from "./types.ts";

const reports = join(root, ".data/reports");
mkdirSync(reports, { recursive: true });

/** Generates the typed documents again and compares them with what is committed. */
async function generatedCode(): Promise<Run> {
  const generated = files("packages/graphql/src/generated/*");
  const before = generated.map((path) => read(path));
  const result = await run("pnpm", ["--filter", "@giftshop/graphql", "generate"]);
  const stale = generated.filter((path, index) => readFileSync(join(root, path), "utf8") !== before[index]);
  return stale.length === 0
    ? result
    : {
        ...result,
        code: 1,
        output: `${result.output}Not up to date: ${stale.join(", ")}. They are now; commit them.\n`,
      };
}

/** The checks in their order: what is quick and often wrong comes first. */
export const steps: Step[] = [
  { name: "Chromium", run: chromium },
  { name: "Format and lint", run: () => run("biome", ["ci", "--colors=off", "--error-on-warnings", "."]) },
  { name: "Generated code", run: generatedCode },
  { name: "Types", run: types },
  {
    name: "Layers",
    run: () => run("depcruise", ["--config", "dependency-cruiser.config.mjs", "apps", "packages", "tooling"]),
  },
  { name: "Dead code", run: () => run("knip", []) },
  { name: "Messages", run: () => run("node", ["tooling/rules/messages.ts"]) },
  { name: "Styles", run: () => run("node", ["tooling/rules/styles.ts"]) },
  { name: "Links", run: () => run("node", ["tooling/rules/links.ts"]) },
  { name: "Settings", run: () => run("node", ["tooling/rules/settings.ts"]) },
  { name: "Build", run: () => run("turbo", ["run", "build", "--output-logs=errors-only"]) },
  reporting("Jest", join(reports, "jest.json"), countJson, (report) =>
    run("pnpm", ["jest", "--ci", "--forceExit", "--json", `--outputFile=${report}`]),
  ),
  reporting("Stories", join(reports, "stories.json"), countJson, (report) =>
    run("pnpm", [
      "--filter",
      "@giftshop/storybook",
      "test",
      "--reporter=json",
      "--reporter=dot",
      `--outputFile.json=${report}`,
    ]),
  ),
  reporting("Journeys", join(reports, "journeys.json"), countPlaywright, (report) =>
    run("pnpm", ["--filter", "@giftshop/e2e", "test"], { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  ),
];
