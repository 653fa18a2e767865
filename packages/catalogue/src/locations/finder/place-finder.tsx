"use client";

import type { Language } from "@giftshop/storefront-config";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { ShowMore } from "@giftshop/ui-kit/pagination";
import { Text } from "@giftshop/ui-kit/text";
import { type MouseEvent, useEffect, useRef } from "react";
import { fill } from "../../arrival/fill.ts";
import { hasMore } from "../../listing-page/merge-products.ts";
import { MapSlot, type MapSlotTexts } from "../map/map-slot.tsx";
import type { PlacesPage } from "../place/to-places.ts";
import { AreaSearch } from "./area-search.tsx";
import type { FinderTexts } from "./finder-texts.ts";
import type { Late } from "./load-late.ts";
import * as styles from "./place-finder.css.ts";
import { PlaceList } from "./place-list.tsx";
import { useFinder } from "./use-finder.ts";
import { useLate } from "./use-late.ts";
import { ViewChoice } from "./view-choice.tsx";

export interface PlaceFinderProps {
  language: Language;
  /** Path of the product. */
  product: string;
  /** The page of the list that the server rendered. */
  first: PlacesPage;
  /** Address of a place's page, with `{location}` for its last segment. */
  href: string;
  /** Address of the next page, which the list goes on with without script; none on the last. */
  nextHref: string | undefined;
  texts: FinderTexts;
  map: MapSlotTexts;
  /** Address of a style that others serve; without one the embedded map is drawn. */
  styleUrl: string | undefined;
  /** Words and places that are not to be fetched, for stories. */
  given?: Late | undefined;
}

/**
 * Places as a list and on a map. The list is there without script; what it is narrowed
 * to stands in the address (`latmin` …), so that the page comes back as it was left.
 */
export const PlaceFinder = (props: PlaceFinderProps) => {
  const { language, product, first, href, nextHref, texts, map, styleUrl, given } = props;
  const { late, fetchLate } = useLate(language, product, given);
  const list = useRef<HTMLUListElement>(null);
  /** Place in the list of the first item that is awaited. */
  const next = useRef<number>(undefined);
  const listSide = useRef<HTMLDivElement>(null);
  const mapSide = useRef<HTMLDivElement>(null);
  const finder = useFinder(first, fetchLate, list, mapSide);
  const { places, paging, area, state } = finder;
  const t = late?.t;
  const total = paging.totalItems;
  const empty = places.length === 0 && state !== "loading";

  const showMore = (event: MouseEvent): void => {
    // A link that is opened elsewhere stays a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    next.current = places.length;
    void finder.showMore();
  };

  /** Moves focus on to the list after a press that goes away with what it is about. */
  const instead = (ask: () => void) => () => {
    listSide.current?.focus({ preventScroll: true });
    ask();
  };
  const showAll = instead(finder.showAll);

  // Somebody at a keyboard reads on where the list goes on.
  useEffect(() => {
    const item = next.current === undefined ? undefined : list.current?.children[next.current];
    if (!item) return;
    next.current = undefined;
    item.querySelector("a")?.focus({ preventScroll: true });
  }, [places.length]);

  return (
    <div className={styles.finder} data-view={finder.view} data-map-failed={finder.mapFailed || undefined}>
      <AreaSearch texts={texts} late={late} fetchLate={fetchLate} onArea={finder.lookAt} />
      <ViewChoice view={finder.view} texts={texts} onChange={finder.setView} />
      <div className={styles.columns}>
        <div ref={listSide} className={styles.listSide} tabIndex={-1}>
          <div className={styles.status}>
            <Text weight="medium" role="status">
              {area && t ? t("finder.inArea", { count: total }) : texts.count}
            </Text>
            {area && t && !empty && (
              <Button variant="quiet" size="small" onClick={showAll}>
                {t("finder.showAll")}
              </Button>
            )}
          </div>
          {state === "failed" && (
            <Banner
              tone="danger"
              action={
                <Button variant="secondary" size="small" onClick={instead(() => void finder.retry())}>
                  {texts.retry}
                </Button>
              }
            >
              {texts.failed}
            </Banner>
          )}
          {empty && t && (
            <EmptyState
              title={t("finder.emptyTitle")}
              action={<Button onClick={showAll}>{t("finder.showAll")}</Button>}
            >
              {t("finder.emptyText")}
            </EmptyState>
          )}
          <PlaceList
            ref={list}
            places={places}
            href={href}
            chosen={finder.chosen?.place.id}
            chosenLabel={t?.("finder.chosen")}
            texts={texts}
            onShow={finder.chooseInList}
            busy={state === "loading"}
          />
          {hasMore(paging) && (
            <ShowMore
              href={nextHref ?? "#"}
              onClick={showMore}
              data-hydrates=""
              aria-busy={state === "loading" || undefined}
              label={state === "loading" ? texts.loading : texts.more}
              progressLabel={fill(texts.seen, { shown: Math.min(places.length, total), total })}
              progress={places.length / total}
            />
          )}
        </div>
        {finder.mapArea && (
          <div ref={mapSide} className={styles.mapSide}>
            <MapSlot
              className={styles.map}
              texts={map}
              styleUrl={styleUrl}
              fetchWords={() => fetchLate().then((loaded) => loaded.t)}
              fetchPoints={() => fetchLate().then(({ source }) => source.points())}
              area={finder.mapArea}
              onMove={finder.mapMoved}
              onChoose={(path) => void finder.chooseOnMap(path)}
              onStand={finder.mapStands}
              onFail={finder.mapFell}
            />
          </div>
        )}
      </div>
    </div>
  );
};
