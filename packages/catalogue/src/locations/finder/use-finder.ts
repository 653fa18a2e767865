import type { MapArea } from "@giftshop/storefront-config";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PlaceMapHandle } from "../map/create-map.ts";
import type { ListedPlace, PlacesPage } from "../place/to-places.ts";
import { areaInAddress, writeAreaToAddress } from "./address-area.ts";
import type { Late } from "./load-late.ts";
import { usePlaces } from "./use-places.ts";
import type { View } from "./view-choice.tsx";

/** Milliseconds after the map came to rest until the list follows. */
const rest = 300;

const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Keeps list, map and address together: what one of them changes, the others follow. */
export function useFinder(first: PlacesPage, fetchLate: () => Promise<Late>, list: RefObject<HTMLUListElement | null>) {
  const places = usePlaces(first, fetchLate);
  const [view, setView] = useState<View>("list");
  const [chosen, setChosen] = useState<ListedPlace>();
  const [mapFailed, setMapFailed] = useState(false);
  const map = useRef<PlaceMapHandle>(undefined);
  const moving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the map shows when it comes to stand. */
  const [area, setArea] = useState<MapArea>();

  function look(next: MapArea | undefined): void {
    clearTimeout(moving.current);
    writeAreaToAddress(next);
    setArea(next);
    void places.showArea(next);
  }

  const restore = useEffectEvent(() => {
    const kept = areaInAddress();
    if (!kept) return;
    setArea(kept);
    map.current?.show(kept);
    void places.showArea(kept);
  });
  useEffect(() => {
    restore();
    return () => clearTimeout(moving.current);
  }, []);

  /** The list item of a place, once it is drawn. */
  const itemOf = (index: number) => list.current?.children[index];

  async function chooseOnMap(path: string): Promise<void> {
    const known = places.places.findIndex((place) => place.path === path);
    const place = places.places[known] ?? (await fetchLate().then(({ source }) => source.place(path)));
    setChosen(place);
    map.current?.mark(place);
    const behavior = reducedMotion() ? "instant" : "smooth";
    requestAnimationFrame(() => itemOf(Math.max(known, 0))?.scrollIntoView({ block: "nearest", behavior }));
  }

  return {
    ...places,
    // A place of another page stands first as long as it is the one that is marked.
    places: chosen && !places.places.some(({ id }) => id === chosen.id) ? [chosen, ...places.places] : places.places,
    view,
    setView,
    chosen,
    mapFailed,
    /** The area of the address, of a search or of the map. */
    mapArea: area ?? first.bounds,
    lookAt(next: MapArea) {
      look(next);
      map.current?.show(next);
    },
    showAll() {
      look(undefined);
      if (first.bounds) map.current?.show(first.bounds);
    },
    mapMoved(next: MapArea) {
      clearTimeout(moving.current);
      moving.current = setTimeout(() => look(next), rest);
    },
    chooseOnMap: (path: string) => chooseOnMap(path).catch(() => undefined),
    chooseInList(place: ListedPlace) {
      setChosen(place);
      setView("map");
      map.current?.mark(place, true);
    },
    mapStands(handle: PlaceMapHandle | undefined) {
      map.current = handle;
      if (handle) setMapFailed(false);
      if (chosen) handle?.mark(chosen, true);
    },
    /** The list is what there is then, and stands below the word of it. */
    mapFell() {
      setMapFailed(true);
      setView("list");
    },
  };
}
