import { type MapArea, writeMapArea } from "@giftshop/storefront-config/shop";
import { Button } from "@giftshop/ui-kit/button";
import { PinIcon } from "@giftshop/ui-kit/icon";
import { LazySuggestField } from "@giftshop/ui-kit/suggest-field/lazy";
import { Text } from "@giftshop/ui-kit/text";
import { useRef, useState } from "react";
import { areaWithPlaces } from "./area-with-places.ts";
import type { FinderTexts } from "./finder-texts.ts";
import type { Late } from "./load-late.ts";
import * as styles from "./place-finder.css.ts";
import type { AreaSuggestion } from "./place-source.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { type Hidden, whereIAm } from "./where-i-am.ts";

/** Longest text that is searched for, in characters. */
const longest = 100;

/** One id for an area in every answer, so that a row of the list is never taken for another town. */
const idOf = ({ label, area }: AreaSuggestion): string => [label, ...writeMapArea(area)].join();

export interface AreaSearchProps {
  texts: Pick<FinderTexts, "search" | "here">;
  late: Late | undefined;
  fetchLate: () => Promise<Late>;
  onArea: (area: MapArea) => void;
}

/**
 * Where to look: a town that is typed, or where the visitor
 * is, who is asked for it on the press and not before.
 */
export const AreaSearch = ({ texts, late, fetchLate, onArea }: AreaSearchProps) => {
  const [text, setText] = useState("");
  /** What was taken needs no suggestions. */
  const [taken, setTaken] = useState("");
  const query = text === taken ? "" : text.trim();
  const found = useSuggestions(query, fetchLate);
  const [here, setHere] = useState<"idle" | "locating" | Hidden>("idle");
  /**
   * The search for the visitor that is under way; whoever chooses a town meanwhile is not taken away from it.
   */
  const search = useRef<symbol>(undefined);
  const t = late?.t;
  const offered = query === "" ? [] : found.suggestions;
  const settled = found.state === "found" && found.text === query;

  const take = (id: string): void => {
    const suggestion = offered.find((candidate) => idOf(candidate) === id);
    if (!suggestion) return;
    setText(suggestion.label);
    setTaken(suggestion.label);
    setHere("idle");
    search.current = undefined;
    onArea(suggestion.area);
  };

  const locate = async (): Promise<void> => {
    const own = Symbol();
    search.current = own;
    setHere("locating");
    const late = fetchLate();
    late.catch(() => undefined);
    const place = await whereIAm();
    const area = typeof place === "string" ? undefined : await areaWithPlaces(place, late);
    if (search.current !== own) return;
    setHere(typeof place === "string" ? place : "idle");
    if (!area) return;
    setText("");
    onArea(area);
  };

  return (
    <search className={styles.search} aria-label={texts.search}>
      <LazySuggestField
        className={styles.searchField}
        label={texts.search}
        value={text}
        onChange={setText}
        suggestions={offered.map((suggestion) => ({ ...suggestion, id: idOf(suggestion) }))}
        settled={settled}
        onChoose={take}
        emptyLabel={settled ? t?.("finder.nothing") : undefined}
        busy={found.state === "searching"}
        busyLabel={t?.("finder.searching")}
        maxLength={longest}
      />
      <Button
        variant="secondary"
        icon={<PinIcon />}
        loading={here === "locating"}
        {...(t && { loadingLabel: t("finder.locating") })}
        onClick={() => void locate()}
      >
        {texts.here}
      </Button>
      <Text className={styles.searchNote} size="small" tone="muted" role="status">
        {t && here !== "idle" && here !== "locating" && t(`finder.${here}`)}
        {found.state === "failed" && t?.("finder.searchFailed")}
      </Text>
    </search>
  );
};
