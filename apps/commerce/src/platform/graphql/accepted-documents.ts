import documents from "@giftshop/graphql/persisted-documents.json" with { type: "json" };
import type { Queryable } from "../database/index.ts";

/** Documents by their hash, which is what pages send. */
export type AcceptedDocuments = Map<string, string>;

/** Every document of the storefronts' build. */
export const acceptedDocuments = (): AcceptedDocuments => new Map(Object.entries(documents));

const noteOwn = `insert into accepted_document (hash, document) select * from unnest($1::text[], $2::text[])
  on conflict (hash) do update set replaced_at = null where accepted_document.replaced_at is not null`;
const noteReplaced =
  "update accepted_document set replaced_at = now() where replaced_at is null and hash <> all($1::text[])";
/** Documents go when no page can be open any more that asks by them. */
const forget = "delete from accepted_document where replaced_at < now() - interval '30 days'";

/** Notes this build's documents as those in use. By the owner, whenever a build is brought into use. */
export const noteDocuments = async (owner: Queryable): Promise<void> => {
  const own = acceptedDocuments();
  const hashes = [...own.keys()];
  await owner.query(noteOwn, [hashes, [...own.values()]]);
  await owner.query(noteReplaced, [hashes]);
  await owner.query(forget);
};

/** The documents of earlier builds, whose pages may still be open. */
export const earlierDocuments = async (pool: Queryable): Promise<AcceptedDocuments> => {
  const select = "select hash, document from accepted_document where replaced_at is not null";
  const { rows } = await pool.query<{ hash: string; document: string }>(select);
  return new Map(rows.map(({ hash, document }) => [hash, document]));
};
