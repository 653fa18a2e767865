import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction, type PoolClient, violates } from "../../platform/database/index.ts";
import { markEdited } from "../../shop/catalogue/import/edited.ts";
import { storeMedia } from "../../shop/catalogue/import/media.ts";
import { announce, purgeTags } from "../../shop/catalogue/stock/purge.ts";
import { lockContent, withHashes } from "../../shop/content/import/import-content.ts";
import { indexPages } from "../../shop/content/import/index-pages.ts";
import { keepDrafts, movePages, publishDrafts, retirePublished } from "../../shop/content/import/statements.ts";
import { byStorefront } from "./checking/check-content.ts";
import { Misuse } from "./checking/finding.ts";
import { type EditingServices, readInputs } from "./import-files.ts";
import type { ContentFile } from "./reading/read-json.ts";
import { readStoredPages } from "./stored-pages.ts";

/** Pages that were judged, and the pictures that came with them. */
type Written = Pick<ContentFile, "pages" | "pictures">;

/**
 * Keeps pages as drafts in the caller's transaction; a
 * page's older draft makes room. Answers how many changed.
 */
export const keepAsDrafts = async (
  { clock }: Pick<EditingServices, "clock">,
  client: PoolClient,
  { pages: all, pictures }: Written,
): Promise<number> => {
  let written = 0;
  for (const [storefront, pages] of byStorefront(all)) {
    await lockContent(client, storefront);
    await storeMedia(client, Object.values(pictures));
    const rows = JSON.stringify(withHashes({ storefront, pages, pictures }));
    for (const text of keepDrafts) {
      const { rowCount } = await client.query(text, [storefront, rows, clock.now()]);
      written += rowCount ?? 0;
    }
  }
  return written;
};

/**
 * Keeps the pages of a file as drafts, seen through a preview link alone; a page's older draft makes
 * room. Other pages, and what is published, stay as they are. Answers how many drafts changed.
 */
export const draftPages = async (services: EditingServices, file: string): Promise<number> => {
  const [input] = await readInputs(services, [file]);
  if (input?.kind !== "CONTENT") throw new Misuse(`${file} has no pages; only pages can be drafts.`);
  return inTransaction(services.pool, (client) => keepAsDrafts(services, client, input));
};

/** Which drafts: all of a storefront, or those of a kind, of a page, of a page in a language. */
export interface DraftChoice {
  storefront: StorefrontCode;
  kind?: string | undefined;
  key?: string | undefined;
  language?: string | undefined;
}

/** Lets search and pages know, in the transaction that published or took away. */
export const showPages = async (
  services: EditingServices,
  client: PoolClient,
  storefront: StorefrontCode,
): Promise<void> => {
  await markEdited(client, storefront, "CONTENT", services.clock.now());
  await indexPages(client, getStorefront(storefront), await readStoredPages(client, storefront));
  await announce(services, client, [purgeTags.content(storefront)]);
};

/**
 * Publishes drafts in the caller's transaction: each takes the
 * place of what was published, and pages refresh. Answers how many.
 */
export const publishWithin = async (
  services: EditingServices,
  client: PoolClient,
  { storefront, kind, key, language }: DraftChoice,
): Promise<number> => {
  await lockContent(client, storefront);
  const choice = [storefront, kind ?? null, key ?? null, language ?? null];
  await client.query(retirePublished, choice);
  await client.query(movePages, choice);
  const { rowCount } = await client.query(publishDrafts, [...choice, services.clock.now()]).catch((error: unknown) => {
    if (!violates(error, "content_version_address")) throw error;
    throw new Misuse(
      "Another published page has the address of one of these drafts: publish that one too, or change the path.",
    );
  });
  if (!rowCount) return 0;
  await showPages(services, client, storefront);
  return rowCount;
};

/** Publishes chosen drafts, in a transaction of its own. */
export const publishPages = (services: EditingServices, choice: DraftChoice): Promise<number> =>
  inTransaction(services.pool, (client) => publishWithin(services, client, choice));
