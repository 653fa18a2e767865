import type { Module } from "../module.ts";
import { pointsRoute } from "./points/points-route.ts";

/** Where products can be spent: the places of each, on a map and in a list. */
export const location: Module = { name: "location", migrations: true, routes: [pointsRoute] };
