"use client";

import type { Language, MapArea } from "@giftshop/storefront-config";
import type { Point } from "../area/area.ts";
import type { Late } from "../finder/load-late.ts";
import { useLate } from "../finder/use-late.ts";
import { MapSlot, type MapSlotTexts } from "../map/map-slot.tsx";
import * as styles from "./location-page.css.ts";

export interface PlaceSpotProps {
  language: Language;
  /** Path of the product. */
  product: string;
  place: Point;
  /** What the map shows around it. */
  area: MapArea;
  texts: MapSlotTexts;
  styleUrl: string | undefined;
  /** Words that are not to be fetched, for stories. */
  given?: Late | undefined;
}

/** Where one place lies, on a small map. */
export const PlaceSpot = ({ language, product, place, area, texts, styleUrl, given }: PlaceSpotProps) => {
  const { fetchLate } = useLate(language, product, given);
  return (
    <MapSlot
      className={styles.map}
      texts={texts}
      styleUrl={styleUrl}
      fetchWords={() => fetchLate().then(({ t }) => t)}
      area={area}
      marked={place}
      inPassing
    />
  );
};
