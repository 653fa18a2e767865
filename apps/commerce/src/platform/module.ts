import type { Module } from "../module.ts";

/** What belongs to no room: roles, visitors, rate limits. */
export const platform: Module = { name: "platform", migrations: true };
