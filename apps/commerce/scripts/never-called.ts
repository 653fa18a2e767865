import type { Plugin } from "esbuild";

/**
 * Leaves a package out of the bundle that another one imports for an option
 * which nobody here asks for. Should it be called after all, it says so.
 *
 * @param name of a package whose only export is a function
 */
export const neverCalled = (name: string): Plugin => ({
  name: `never-called ${name}`,
  setup: (build) => {
    build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: "never-called" }));
    build.onLoad({ filter: /.*/, namespace: "never-called" }, ({ path }) => ({
      contents: `module.exports = () => { throw new Error("${path} was left out of the bundle (scripts/build.ts)."); };`,
    }));
  },
});
