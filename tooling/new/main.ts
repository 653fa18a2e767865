/**
 * `npm run new -- module|page|operation|email|component <name>
 * [--package …] [--module shop/…] [--mutation]` writes a skeleton.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { apply, type Change } from "./src/change.ts";
import { component } from "./src/component.ts";
import { email } from "./src/email.ts";
import { module } from "./src/module.ts";
import { namesOf } from "./src/names.ts";
import { operation } from "./src/operation.ts";
import { page } from "./src/page.ts";

const root = join(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    package: { type: "string" },
    module: { type: "string" },
    layer: { type: "string" },
    mutation: { type: "boolean", default: false },
  },
});
const [kind = "", name = ""] = positionals;
const usage =
  "npm run new -- module|page|operation|email|component <name> [--package p] [--module shop/m] [--layer l] [--mutation]";

const changeOf = (): Change => {
  const names = namesOf(name);
  const need = (option: "package" | "module"): string => {
    const given = values[option];
    if (!given) throw new Error(`--${option} is missing. ${usage}`);
    return given;
  };
  switch (kind) {
    case "component":
      return component(names, values.package);
    case "page":
      return page(names, need("package"));
    case "module":
      return module(names, values.layer);
    case "email":
      return email(names, { root, module: need("module") });
    case "operation":
      return operation(names, {
        root,
        module: need("module"),
        owner: need("package"),
        kind: values.mutation ? "mutation" : "query",
      });
    default:
      throw new Error(usage);
  }
};

const paths = apply(root, changeOf());
const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: join(root, folder), stdio: ["ignore", "ignore", "inherit"] });
const { execPath: node } = process;
if (kind === "operation") {
  run("packages/graphql", "node_modules/.bin/graphql-codegen", "--config", "codegen.ts");
  run("packages/graphql", node, "scripts/name-operations.ts");
}
if (kind === "page" || kind === "email") run("packages/messages", node, "scripts/generate.ts");
if (kind === "page") run("packages/storefront", node, "scripts/write-pages.ts");
const formatted = paths.filter((path) => /\.(tsx?|json)$/u.test(path));
run(".", "node_modules/.bin/biome", "check", "--write", "--log-level=error", ...formatted);
process.stdout.write(`${paths.join("\n")}\n`);
