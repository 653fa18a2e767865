/**
 * Modules of the framework that serve only what the shop does not do (docs/framework-scripts.md), by their place in
 * `next/dist/client/components`; with those of their exports that are called on every page nevertheless.
 */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  // Fetches pages ahead for `next/link`.
  "segment-cache/scheduler": ["isPrefetchTaskDirty", "pingPrefetchScheduler", "pingPrefetchTask"],
  // Guesses what a page that was never fetched is made of. `null`: ask the server.
  "segment-cache/optimistic-routes": ["discoverKnownRoute", "matchKnownRoute"],
  // Knows the instances of `next/link` on a page.
  links: ["getLinkForCurrentNavigation", "pingVisibleLinks", "setLinkForCurrentNavigation"],
  // Calls server actions.
  "router-reducer/reducers/server-action-reducer": [],
};

/** Rules of Turbopack that keep those modules out of what browsers are sent. */
export const leavingOut = Object.fromEntries(
  Object.entries(leftOut).map(([module, quiet]) => [
    `**/next/dist/client/components/${module}.js`,
    {
      condition: "browser" as const,
      loaders: [{ loader: "./framework/leave-out.cjs", options: { quiet: [...quiet] } }],
      as: "*.js",
    },
  ]),
);
