import type { Module } from "../module.ts";
import { sharedPageRoute } from "./share/shared-page-route.ts";

/** What is written rather than sold: pages, posts and blocks, each in its languages, draft and published. */
export const content: Module = { name: "content", migrations: true, routes: [sharedPageRoute] };
