import { randomUUID } from "node:crypto";

/**
 * Header by which proxy.ts knows the front door. No header of
 * a visitor reaches the framework, so nobody else can send it.
 */
export const frontDoorHeader = "x-front-door";

const name = Symbol.for("giftshop.front-door");

/** A secret of this process. It lies where all modules find it, as the build holds a copy of this one. */
export const frontDoorKey = (): string => {
  const shared = globalThis as { [name]?: string };
  shared[name] ??= randomUUID();
  return shared[name];
};
