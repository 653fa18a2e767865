import type { Module } from "../module.ts";

/** Payments and what the provider says of them. Its route and its poller need to know what follows: see checkout. */
export const payment: Module = { name: "payment", migrations: true };
