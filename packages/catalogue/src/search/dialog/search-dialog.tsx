"use client";

import { Modal } from "@giftshop/ui-kit/modal";
import { useOnNeed } from "@giftshop/ui-kit/on-need";
import { SearchList } from "@giftshop/ui-kit/search-list";
import { useEffect, useState } from "react";
import type { SearchWords } from "../search-words.ts";
import { commerceSource, fetchFindings, findings } from "./findings-on-need.ts";
import * as styles from "./search-dialog.css.ts";
import { type SearchSource, useSearch } from "./use-search.ts";

export { fetchFindings };

export interface SearchDialogProps {
  words: SearchWords;
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

/**
 * The search window: suggestions while the box is empty, else results as they are typed (specification,
 * sections 2 and 4). It is there with its box before what it lists, for which it keeps the room.
 */
export const SearchDialog = (props: SearchDialogProps) => {
  const { words, typed, action, maxLength, place, open, onClose, source = commerceSource } = props;
  const [text, setText] = useState(typed);
  const { part: late } = useOnNeed(findings);
  const { answer, busy, failed, popular, text: answered } = useSearch(text, source, late !== undefined, open);
  // Where an earlier attempt failed.
  useEffect(fetchFindings, []);
  const hrefOf = (wanted: string) => `${action}?${new URLSearchParams({ s: wanted })}`;

  const empty = text.trim() === "";
  const found = empty ? undefined : answer;
  const none = found?.totalItems === 0;

  return (
    <Modal open={open} onClose={() => onClose(text)} title={words.label} closeLabel={words.close} height="full">
      <SearchList
        label={words.label}
        placeholder={words.placeholder}
        clearLabel={words.clear}
        busyLabel={words.loading}
        maxLength={maxLength}
        value={text}
        onChange={setText}
        onSubmit={(wanted) => wanted.trim() && location.assign(hrefOf(wanted.trim()))}
        busy={busy}
        status={
          failed ? (
            words.failed
          ) : none ? (
            <span className={styles.none}>{words.none}</span>
          ) : (
            found && late && <late.Count words={words} count={found.totalItems} />
          )
        }
      >
        {late && <late.Findings {...{ words, empty, found, popular, place, busy }} allHref={hrefOf(answered)} />}
      </SearchList>
      {late &&
        empty &&
        popular?.highlightedBlocks.map((block, place) => (
          <late.Highlight key={block.referencedPath} block={block} place={place} />
        ))}
      {found && !none && <p className={styles.ranking}>{words.ranking}</p>}
    </Modal>
  );
};
