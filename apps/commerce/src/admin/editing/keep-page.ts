import type { StorefrontCode } from "@giftshop/storefront-config";
import type { ContentPage } from "@giftshop/validation/content";
import { inTransaction, type PoolClient, type Queryable } from "../../platform/database/index.ts";
import { mediaHash, storeMedia } from "../../shop/catalogue/import/media.ts";
import {
  dropDraft,
  type PageInLanguage,
  planDraft,
  retirePage as retireWritten,
} from "../../shop/content/editing/change-written.ts";
import { readVersion, versionsOf, type WrittenVersion } from "../../shop/content/editing/written.ts";
import { lockContent } from "../../shop/content/import/import-content.ts";
import { audit, type StaffScope } from "../staff/api/scope.ts";
import { Refused as NotDone } from "../staff/refused.ts";
import { type Finding, Misuse, Refused } from "./checking/finding.ts";
import { pictureFault } from "./checking/picture-fault.ts";
import { keepAsDrafts, publishWithin, showPages } from "./drafts.ts";
import { publishAt } from "./publish-due.ts";
import { judgePages, type PagesOfFile } from "./reading/read-json.ts";

/**
 * The version of a page in a language that a change builds on:
 * its draft, else what is published; `0` where there is none.
 */
const currentOf = async (db: Queryable, page: PageInLanguage): Promise<WrittenVersion | undefined> => {
  const all = (await versionsOf(db, page)).filter(
    ({ language, state }) => language === page.language && state !== "RETIRED",
  );
  return all.find(({ state }) => state === "DRAFT") ?? all[0];
};

const versionOf = (current: WrittenVersion | undefined): string => `${current?.id ?? 0}`;
const subjectOf = ({ storefront, kind, key, language }: PageInLanguage): string =>
  `${storefront} ${kind} ${key} ${language}`;
const factsOf = (current: WrittenVersion | undefined) =>
  current ? { version: current.id, state: current.state, title: current.title, path: current.path } : null;

/** Lets one person in at a time, and only who saw what is there now. Throws CHANGED. */
const lockPage = async (
  client: PoolClient,
  page: PageInLanguage,
  version?: string,
): Promise<WrittenVersion | undefined> => {
  await lockContent(client, page.storefront);
  const current = await currentOf(client, page);
  if (version !== undefined && versionOf(current) !== version) throw new NotDone("CHANGED", "version");
  return current;
};

const judged = async (scope: StaffScope, storefront: StorefrontCode, text: string): Promise<PagesOfFile> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotDone("INVALID", "page");
  }
  const findings: Finding[] = [];
  const read = await judgePages(scope.services.pool, { pages: [value] }, (column, message) =>
    findings.push({ file: "", column: column.replace(/^pages\[0\]\.?/u, ""), message }),
  );
  if (findings.length > 0) throw new Refused(findings);
  if (read.pages[0]?.storefront !== storefront) throw new NotDone("INVALID", "page");
  return read;
};

const nameOf = ({ kind, key, language }: ContentPage, storefront: StorefrontCode): PageInLanguage => ({
  storefront,
  kind,
  key,
  language,
});

interface KeepPage {
  storefront: StorefrontCode;
  /** JSON of a `ContentPage`. */
  page: string;
  /** The version that the editor saw. */
  version: string;
}

/**
 * Keeps what an editor wrote as the draft of a page. Answers its version.
 * Throws CHANGED where somebody else was faster, and what is wrong.
 */
export const keepPage = async (scope: StaffScope, { storefront, page: text, version }: KeepPage): Promise<string> => {
  const read = await judged(scope, storefront, text);
  return inTransaction(scope.services.pool, async (client) => {
    for (const page of read.pages) {
      const name = nameOf(page, storefront);
      const before = await lockPage(client, name, version);
      const words = before && (await readVersion(client, before.id))?.page;
      await keepAsDrafts(scope.services, client, read);
      if (before?.publishAt) await planDraft(client, name, before.publishAt);
      const after = await currentOf(client, name);
      await audit(scope, client, {
        subject: subjectOf(name),
        storefront,
        before: words ?? null,
        after: page,
        why: "A draft.",
      });
      return versionOf(after);
    }
    throw new NotDone("INVALID", "page");
  });
};

/** Publishes a draft, now or at a time. Throws NOT_FOUND, CHANGED, and Misuse where its address is taken. */
export const publishPage = (
  scope: StaffScope,
  page: PageInLanguage,
  { version, at }: { version: string; at: Date | null },
): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const before = await lockPage(client, page, version);
    if (before?.state !== "DRAFT") throw new NotDone("NOT_FOUND", "version");
    const { storefront } = page;
    const isLater = at !== null && at > scope.services.clock.now();
    if (isLater) {
      await planDraft(client, page, at);
      await publishAt(scope.services, client, at);
    } else await publishWithin(scope.services, client, page);
    const after = isLater ? { publishAt: at.toISOString() } : factsOf(await currentOf(client, page));
    const why = isLater ? "To be published at a time." : "Published.";
    await audit(scope, client, { subject: subjectOf(page), storefront, before: factsOf(before), after, why });
  });

/** Throws a draft away, or takes back when it was to be published. Throws NOT_FOUND, CHANGED. */
export const dropPage = (
  scope: StaffScope,
  page: PageInLanguage,
  { version, planOnly }: { version: string; planOnly: boolean },
): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const before = await lockPage(client, page, version);
    const done = planOnly ? await planDraft(client, page, null) : await dropDraft(client, page);
    if (!done) throw new NotDone("NOT_FOUND", "version");
    const after = factsOf(await currentOf(client, page));
    const why = planOnly ? "Not by itself any more." : "The draft was thrown away.";
    await audit(scope, client, {
      subject: subjectOf(page),
      storefront: page.storefront,
      before: factsOf(before),
      after,
      why,
    });
  });

/** Takes a page away in a language; what it said is kept. Throws NOT_FOUND. */
export const retirePage = (scope: StaffScope, page: PageInLanguage, why: string): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const before = await lockPage(client, page);
    if (!(await retireWritten(client, page))) throw new NotDone("NOT_FOUND", "key");
    await showPages(scope.services, client, page.storefront);
    await audit(scope, client, {
      subject: subjectOf(page),
      storefront: page.storefront,
      before: factsOf(before),
      after: { retired: true },
      why,
    });
  });

/**
 * Keeps a picture; answers the name by which pages and products use it. @throws Misuse where it is not one
 */
export const keepPicture = (scope: StaffScope, svg: string): Promise<string> => {
  const fault = pictureFault(svg);
  if (fault !== undefined) throw new Misuse(`The picture ${fault}.`);
  return inTransaction(scope.services.pool, async (client) => {
    await storeMedia(client, [svg]);
    return mediaHash(svg);
  });
};
