import type { Recipient } from "../types.ts";

/** A receiver's name as it is written. */
export const fullName = ({ name, lastName }: Pick<Recipient, "name" | "lastName">): string =>
  lastName ? `${name} ${lastName}` : name;
