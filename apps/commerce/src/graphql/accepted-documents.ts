import documents from "@giftshop/graphql/persisted-documents.json" with { type: "json" };

/** sha256 of every document of the storefronts' build. */
export const acceptedDocuments: ReadonlySet<string> = new Set(Object.keys(documents));
