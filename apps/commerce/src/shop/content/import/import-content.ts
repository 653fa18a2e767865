import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { isEdited } from "../../catalogue/import/edited.ts";
import { mediaHash, storeMedia } from "../../catalogue/import/media.ts";
import { announce, purgeTags } from "../../catalogue/stock/purge.ts";
import type { ContentPage } from "../types.ts";
import { indexPages } from "./index-pages.ts";
import * as statements from "./statements.ts";

export interface ContentImport {
  storefront: StorefrontCode;
  /**
   * Every page of the storefront in every language, judged by `contentPageSchema`; those that are missing are
   * retired.
   */
  pages: readonly ContentPage[];
  /**
   * Pictures (SVG) by the name under which pages use them;
   * a page may also name one that is kept, by its hash.
   */
  pictures: Readonly<Record<string, string>>;
}

/** Pages with the hash of each picture in place of its name. */
export const withHashes = ({ pages, pictures }: ContentImport): ContentPage[] => {
  const hashes = new Map(Object.entries(pictures).map(([name, svg]) => [name, mediaHash(svg)]));
  const hashOf = (name: string) => hashes.get(name) ?? name;
  return pages.map(({ image, blocks, ...page }) => ({
    ...page,
    ...(image === undefined ? {} : { image: hashOf(image) }),
    blocks: blocks.map((block) =>
      block.image ? { ...block, image: { ...block.image, hash: hashOf(block.image.hash) } } : block,
    ),
  }));
};

/**
 * Publishes a storefront's pages in the caller's transaction, which holds `lockContent`: what differs is
 * a new version, the old retired, drafts untouched.
 *
 * @returns how many rows it wrote
 */
export const writeContent = async (
  services: Pick<Services, "enqueue" | "environment" | "clock">,
  client: PoolClient,
  content: ContentImport,
): Promise<number> => {
  const { storefront } = content;
  await storeMedia(client, Object.values(content.pictures));
  const pages = withHashes(content);
  const json = JSON.stringify(pages);
  const write = async (text: string, ...more: unknown[]): Promise<number> =>
    (await client.query(text, [storefront, json, ...more])).rowCount ?? 0;
  const written =
    (await write(statements.importPages)) +
    (await write(statements.retireVersions)) +
    (await write(statements.publishVersions, services.clock.now())) +
    (await indexPages(client, getStorefront(storefront), pages));
  if (written > 0) await announce(services, client, [purgeTags.content(storefront)]);
  return written;
};

/** Lets one writer of a storefront's pages in at a time, until the transaction ends. */
export const lockContent = async (client: PoolClient, storefront: StorefrontCode): Promise<void> => {
  await client.query("select pg_advisory_xact_lock(hashtextextended('content ' || $1, 0))", [storefront]);
};

/**
 * Imports pages in a transaction of its own, in which storefronts are told by a job. Answers 0 for the same
 * content again.
 *
 * @param unlessEdited leaves pages alone that came in as a file since: what the seed asks for
 */
export const importContent = (
  services: Pick<Services, "pool" | "enqueue" | "environment" | "clock">,
  content: ContentImport,
  { unlessEdited = false }: { unlessEdited?: boolean } = {},
): Promise<number> =>
  inTransaction(services.pool, async (client) => {
    await lockContent(client, content.storefront);
    if (unlessEdited && (await isEdited(client, content.storefront, "CONTENT"))) return 0;
    return writeContent(services, client, content);
  });
