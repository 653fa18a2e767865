import type { Module } from "../module.ts";

/** Finding what the other rooms have: they register documents, a visitor types. */
export const search: Module = { name: "search", migrations: true };
