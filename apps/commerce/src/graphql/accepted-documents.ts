import documents from "@giftshop/graphql/persisted-documents.json" with { type: "json" };
import { parse } from "graphql";
import { documentHash } from "./canonical.ts";

/** Hashes of every document of the storefronts' build. */
export const acceptedDocuments = (): ReadonlySet<string> =>
  new Set(Object.values(documents).map((text) => documentHash(parse(text, { noLocation: true }))));
