import { getStorefront, isStorefrontCode, type Language, languagePathOf } from "@giftshop/storefront-config";
import { originOf } from "../../platform/origin-of.ts";
import type { Services } from "../../platform/services.ts";
import { makePreviewToken } from "../../shop/content/preview-token.ts";
import { Misuse } from "./checking/finding.ts";

/** How long a preview link shows a page. */
const lifetime = 48 * 60 * 60 * 1000;

export interface PreviewRequest {
  storefront: string;
  kind: string;
  key: string;
  language: string;
}

export interface PreviewLink {
  address: string;
  /** State of the newest version: a draft where there is one. */
  state: "DRAFT" | "PUBLISHED";
  expiresAt: Date;
}

/**
 * A link that shows a page as it is drafted, or as it is published
 * where there is no draft, to whoever has it, for two days.
 */
export const previewLink = async (
  { pool, clock, environment }: Pick<Services, "pool" | "clock" | "environment">,
  { storefront: code, kind, key, language }: PreviewRequest,
): Promise<PreviewLink> => {
  const { rows } = await pool.query<{ id: number; state: PreviewLink["state"] }>(
    `select v.id, v.state from content_version v join content_page p on p.id = v.page
      where (p.storefront, p.kind, p.key, v.language) = ($1, $2, $3, $4) and v.state in ('DRAFT', 'PUBLISHED')
      order by v.state limit 1`,
    [code, kind, key, language],
  );
  const version = rows[0];
  if (version === undefined || !isStorefrontCode(code))
    throw new Misuse(`There is no page ${kind} ${key} in ${language} of ${code}.`);
  const storefront = getStorefront(code);
  const expiresAt = new Date(clock.now().getTime() + lifetime);
  const token = makePreviewToken(environment.signingSecret, version.id, expiresAt);
  const address = `${originOf(environment, storefront)}${languagePathOf(storefront, language as Language)}/preview/${token}/`;
  return { address, state: version.state, expiresAt };
};
