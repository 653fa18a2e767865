"use client";

import { Modal } from "@giftshop/ui-kit/modal";
import { SearchList, type SearchListOption } from "@giftshop/ui-kit/search-list";
import { useState } from "react";
import { resultGroups, suggestionGroups } from "./groups.tsx";
import { Highlight } from "./highlight.tsx";
import type { SearchTranslate } from "./load-words.ts";
import { type Recent, recentOf } from "./recent.ts";
import * as styles from "./search-dialog.css.ts";
import { commerceSource, type SearchSource, useSearch } from "./use-search.ts";

export interface SearchDialogProps {
  t: SearchTranslate;
  /** Reads what was typed before the window was there, when it comes. */
  typed(): string;
  /** Path of the results page; `?s=` is added. */
  action: string;
  /** Longest text, in characters. */
  maxLength: number;
  /** Keeps what was chosen apart from other shops and languages of the host. */
  place: string;
  open: boolean;
  /** The visitor wants it closed; gets what stands in the box. */
  onClose(text: string): void;
  /** Default: commerce. */
  source?: SearchSource;
}

/** The search window: suggestions while the box is empty, else results as they are typed (specification, sections 2 and 4). */
export function SearchDialog(props: SearchDialogProps) {
  const { t, typed, action, maxLength, place, open, onClose, source = commerceSource } = props;
  const [text, setText] = useState(typed);
  const [recent] = useState(() => recentOf(place, () => sessionStorage));
  const { answer, busy, failed, popular, text: answered } = useSearch(text, source);
  const hrefOf = (wanted: string) => `${action}?${new URLSearchParams({ s: wanted })}`;

  const empty = text.trim() === "";
  const found = empty ? undefined : answer;
  const none = found?.totalItems === 0;
  const suggesting = empty || none;
  const groups = suggesting
    ? suggestionGroups(t, popular, empty ? recent.list() : [])
    : found
      ? resultGroups(t, found, hrefOf(answered))
      : [];

  function remember({ id, label, href }: SearchListOption): void {
    const shown = found?.body.flatMap(({ items }) => items).find(({ url }) => url === href);
    const known = shown ?? popular?.entities.find(({ url }) => url === href);
    if (!known) return;
    const entry: Recent = {
      id,
      title: label,
      url: href,
      image: known.image?.url ?? null,
      backgroundColor: known.backgroundColor,
    };
    recent.add(entry);
  }

  return (
    <Modal open={open} onClose={() => onClose(text)} title={t("label")} closeLabel={t("close")}>
      <SearchList
        label={t("label")}
        placeholder={t("placeholder")}
        clearLabel={t("clear")}
        busyLabel={t("loading")}
        maxLength={maxLength}
        value={text}
        onChange={setText}
        onSubmit={(wanted) => wanted.trim() && location.assign(hrefOf(wanted.trim()))}
        onChoose={remember}
        busy={busy}
        status={
          failed ? (
            t("failed")
          ) : none ? (
            <span className={styles.none}>{t("none")}</span>
          ) : (
            found && t("count", { count: found.totalItems })
          )
        }
        groups={groups}
      />
      {empty && popular?.highlightedBlocks.map((block) => <Highlight key={block.referencedPath} block={block} />)}
      {found && !none && <p className={styles.ranking}>{t("ranking")}</p>}
    </Modal>
  );
}
