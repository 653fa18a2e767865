import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { swcOptions, testTimeout } from "./settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Path of a module of this package: the configuration is read from the root, which does not know it. */
const own = (name) => fileURLToPath(import.meta.resolve(name));

const shared = {
  rootDir: root,
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "/.next/"],
  modulePathIgnorePatterns: ["/dist/", "/.next/", "/.data/"],
};

/** Jest's own runner: each file has a module graph of its own. */
const isolated = {
  ...shared,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.css\\.ts$": own("@vanilla-extract/jest-transform"), "\\.tsx?$": [own("@swc/jest"), swcOptions] },
};

const needsOwnGraph = ["isolated", "css"];

/**
 * Three kinds of test: pure logic and servers, those that
 * need a module graph of their own, and those that render.
 */
export const preset = {
  // Many tests wait for their database: with one worker a core, a third of each core has nothing to do.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testTimeout,
  projects: [
    {
      ...shared,
      displayName: "logic",
      runner: own("jest-light-runner/child-process"),
      setupFilesAfterEnv: [own("./src/light/worker.ts")],
      testMatch: ["<rootDir>/{apps,packages,tooling}/**/*.test.ts"],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        `\\.(${[...needsOwnGraph, "dom"].join("|")})\\.test\\.ts$`,
      ],
    },
    {
      ...isolated,
      displayName: "isolated",
      testEnvironment: "node",
      testMatch: [`<rootDir>/packages/**/*.{${needsOwnGraph.join(",")}}.test.ts`],
    },
    {
      ...isolated,
      displayName: "render",
      testEnvironment: own("jest-environment-jsdom"),
      testMatch: ["<rootDir>/{apps,packages}/**/*.test.tsx", "<rootDir>/{packages,tooling}/**/*.dom.test.ts"],
    },
  ],
};
