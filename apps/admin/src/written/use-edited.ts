import { useCallback, useEffect, useState } from "react";
import { useClient } from "urql";
import { readFragment } from "../generated/fragment-masking.ts";
import type { VersionPartsFragment } from "../generated/graphql.ts";
import { type Draft, emptyPage } from "./words-of-page.ts";
import { PageQuery, VersionParts, WordsQuery } from "./written-documents.ts";

export interface PageId {
  storefront: string;
  kind: string;
  key: string;
}

/** A page in a language as it is edited, and all that is known of it. */
export interface Edited {
  languages: readonly string[];
  versions: readonly VersionPartsFragment[];
  /** The version that is edited: the draft, else what is published. */
  current: VersionPartsFragment | undefined;
  page: Draft;
}

/** Its draft in a language, else what is published. */
const currentIn = (versions: readonly VersionPartsFragment[], language: string): VersionPartsFragment | undefined =>
  versions.find((one) => one.language === language && one.state === "DRAFT") ??
  versions.find((one) => one.language === language && one.state === "PUBLISHED");

/** Reads what a version says. */
export const useReadWords = (): ((id: string) => Promise<Draft | undefined>) => {
  const client = useClient();
  return useCallback(
    async (id) => {
      const { data } = await client.query(WordsQuery, { id }).toPromise();
      const text = data?.pageWords.data?.page;
      return text === undefined ? undefined : (JSON.parse(text) as Draft);
    },
    [client],
  );
};

/**
 * Reads a page to be edited, anew each time it is asked for;
 * `undefined` while it is on its way, `null` where it did not come.
 */
export const useEdited = ({ storefront, kind, key }: PageId, language: string) => {
  const client = useClient();
  const readWords = useReadWords();
  const [edited, setEdited] = useState<Edited | null>();
  const read = useCallback(async (): Promise<Edited | null> => {
    const asked = client.query(PageQuery, { storefront, kind, key }, { requestPolicy: "network-only" });
    const { data } = await asked.toPromise();
    const answer = data?.writtenPage.data;
    if (!answer) return null;
    const versions = (answer.pages[0]?.versions ?? []).map((one) => readFragment(VersionParts, one));
    const current = currentIn(versions, language);
    const page = (current && (await readWords(current.id))) ?? emptyPage({ storefront, kind, key, language });
    return { languages: answer.languages, versions, current, page };
  }, [client, readWords, storefront, kind, key, language]);
  const load = useCallback(() => void read().then(setEdited), [read]);
  useEffect(() => {
    setEdited(undefined);
    load();
  }, [load]);
  return { edited, load, read };
};
