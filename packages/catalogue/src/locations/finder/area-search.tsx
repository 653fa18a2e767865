import type { MapArea } from "@giftshop/storefront-config";
import { Button } from "@giftshop/ui-kit/button";
import { PinIcon } from "@giftshop/ui-kit/icon";
import { LazySuggestField } from "@giftshop/ui-kit/suggest-field/lazy";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { areaAround } from "../area/area.ts";
import type { FinderTexts } from "./finder-texts.ts";
import type { Late } from "./load-late.ts";
import * as styles from "./place-finder.css.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { type Hidden, whereIAm } from "./where-i-am.ts";

/** Kilometres around the visitor that are shown. */
const reach = 10;
/** Longest text that is searched for, in characters. */
const longest = 100;

export interface AreaSearchProps {
  texts: FinderTexts;
  late: Late | undefined;
  fetchLate: () => Promise<Late>;
  onArea: (area: MapArea) => void;
}

/** Where to look: a town that is typed, or where the visitor is, who is asked for it on the press and not before. */
export function AreaSearch({ texts, late, fetchLate, onArea }: AreaSearchProps) {
  const [text, setText] = useState("");
  /** What was taken needs no suggestions. */
  const [taken, setTaken] = useState("");
  const found = useSuggestions(text === taken ? "" : text, fetchLate);
  const [here, setHere] = useState<"idle" | "locating" | Hidden>("idle");
  const t = late?.t;
  const offered = text.trim() === "" ? [] : found.suggestions;

  function take(id: string): void {
    const suggestion = offered[Number(id)];
    if (!suggestion) return;
    setText(suggestion.label);
    setTaken(suggestion.label);
    setHere("idle");
    onArea(suggestion.area);
  }

  async function locate(): Promise<void> {
    setHere("locating");
    void fetchLate().catch(() => undefined);
    const place = await whereIAm();
    if (typeof place === "string") {
      setHere(place);
      return;
    }
    setHere("idle");
    setText("");
    onArea(areaAround(place, reach));
  }

  return (
    <search className={styles.search} aria-label={texts.search}>
      <LazySuggestField
        className={styles.searchField}
        label={texts.search}
        value={text}
        onChange={setText}
        suggestions={offered.map(({ label, detail }, index) => ({ id: `${index}`, label, detail }))}
        onChoose={take}
        emptyLabel={found.state === "found" && found.text === text.trim() ? t?.("finder.nothing") : undefined}
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
        {t && (here === "denied" || here === "notFound") && t(`finder.${here}`)}
        {found.state === "failed" && t?.("finder.searchFailed")}
      </Text>
    </search>
  );
}
