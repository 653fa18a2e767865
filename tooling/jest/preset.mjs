import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Path of a module of this package: the configuration is read from the root, which does not know it. */
const own = (name) => fileURLToPath(import.meta.resolve(name));

const swc = [
  own("@swc/jest"),
  {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
      target: "es2023",
      experimental: { keepImportAttributes: true },
    },
    module: { type: "es6" },
  },
];

const shared = {
  rootDir: root,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.css\\.ts$": own("@vanilla-extract/jest-transform"), "\\.tsx?$": swc },
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "/.next/"],
  modulePathIgnorePatterns: ["/dist/", "/.next/", "/.data/"],
};

/** Two kinds of test: those of a server or of pure logic, and those that render (`*.test.tsx`). */
export const preset = {
  // Left alone, Jest keeps a core for somebody at the keyboard: half of a machine with two.
  maxWorkers: "100%",
  // The first file of a run prepares the database template for all of them; a busy machine needs more than five seconds.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: "logic",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{apps,packages,tooling}/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "render",
      testEnvironment: own("jest-environment-jsdom"),
      testMatch: ["<rootDir>/packages/**/*.test.tsx"],
    },
  ],
};
