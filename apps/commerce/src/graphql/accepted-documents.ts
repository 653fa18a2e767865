import documents from "@giftshop/graphql/persisted-documents.json" with { type: "json" };
import { parse } from "graphql";
import type { Queryable } from "../database/index.ts";
import { documentHash } from "./canonical.ts";

/** Hashes of every document of the storefronts' build. */
export const acceptedDocuments = (): Set<string> =>
  new Set(Object.values(documents).map((text) => documentHash(parse(text, { noLocation: true }))));

const noteOwn = `insert into accepted_document (hash) select unnest($1::text[])
  on conflict (hash) do update set replaced_at = null where accepted_document.replaced_at is not null`;
const noteReplaced =
  "update accepted_document set replaced_at = now() where replaced_at is null and hash <> all($1::text[])";
/** For as long as a page may be left open and still be answered. */
const forget = "delete from accepted_document where replaced_at < now() - interval '30 days'";

/** Notes this build's documents as those in use. By the owner, whenever a build is brought into use. */
export const noteDocuments = async (owner: Queryable): Promise<void> => {
  const own = [...acceptedDocuments()];
  await owner.query(noteOwn, [own]);
  await owner.query(noteReplaced, [own]);
  await owner.query(forget);
};

/** Hashes of the documents of earlier builds, whose pages may still be open. */
export const earlierDocuments = async (pool: Queryable): Promise<string[]> => {
  const select = "select hash from accepted_document where replaced_at is not null";
  const { rows } = await pool.query<{ hash: string }>(select);
  return rows.map(({ hash }) => hash);
};
