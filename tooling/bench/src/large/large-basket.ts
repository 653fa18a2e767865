import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Visitor } from "../commerce-client.ts";

const persisted = fileURLToPath(import.meta.resolve("@giftshop/graphql/persisted-documents.json"));

/** What the basket's page asks, to the letter. */
export const basketOfPage =
  Object.values(JSON.parse(readFileSync(persisted, "utf8")) as Record<string, string>).find((text) =>
    text.includes("query LoadBasket("),
  ) ?? "";

const addPackages =
  "mutation ($userData: UserDataInput!, $input: AddPackagesInput!) { addPackages(userData: $userData, input: $input) { data { quantity } errors { code } } }";

/** Fills a visitor's basket with 50 gifts to 20 people, each with a note. */
export const fillLargeBasket = async (giver: Visitor, variationId: string, value: number): Promise<void> => {
  const packages = Array.from({ length: 50 }, (_, n) => ({
    variationId,
    value,
    quantity: 1,
    message: `Bon anniversaire, ${n}`,
    recipient: { name: `N${n % 20}`, lastName: "Petit", email: `receiver-${n % 20}@example.org` },
  }));
  await giver.ask(addPackages, { input: { idempotencyKey: randomUUID(), packages } });
};
