import type { MapArea } from "@giftshop/storefront-config";
import { media } from "@giftshop/ui-kit/media";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { withMargin } from "../area/area.ts";
import type { PlaceMapHandle } from "../map/create-map.ts";
import type { ListedPlace, PlacesPage } from "../place/to-places.ts";
import { areaInAddress, writeAreaToAddress } from "./address-area.ts";
import type { Late } from "./load-late.ts";
import { usePlaces } from "./use-places.ts";
import type { View } from "./view-choice.tsx";

/** Milliseconds after the map came to rest until the list follows. */
const rest = 300;

/** Scrolls to something, as little as need be, once it is drawn. */
const bringIntoSight = (find: () => Element | null | undefined): void => {
  const behavior = matchMedia(media.motion).matches ? "smooth" : "instant";
  requestAnimationFrame(() => find()?.scrollIntoView({ block: "nearest", behavior }));
};

/** Keeps list, map and address together: what one of them changes, the others follow. */
export function useFinder(
  first: PlacesPage,
  fetchLate: () => Promise<Late>,
  list: RefObject<HTMLUListElement | null>,
  mapSide: RefObject<HTMLDivElement | null>,
) {
  const places = usePlaces(first, fetchLate);
  const [view, setView] = useState<View>("list");
  const [chosen, setChosen] = useState<ListedPlace>();
  const [mapFailed, setMapFailed] = useState(false);
  const map = useRef<PlaceMapHandle>(undefined);
  const moving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const all = first.bounds && withMargin(first.bounds);
  /** What the map shows when it comes to stand. */
  const [area, setArea] = useState<MapArea>();

  function look(next: MapArea | undefined): void {
    clearTimeout(moving.current);
    writeAreaToAddress(next);
    setArea(next);
    void places.showArea(next);
  }

  /** Whoever looks elsewhere is done with the place that was marked. */
  function forget(): void {
    setChosen(undefined);
    map.current?.mark(undefined);
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

  async function chooseOnMap(path: string): Promise<void> {
    const known = places.places.findIndex((place) => place.path === path);
    const place = places.places[known] ?? (await fetchLate().then(({ source }) => source.place(path)));
    setChosen(place);
    map.current?.mark(place);
    bringIntoSight(() => list.current?.children[Math.max(known, 0)]);
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
    mapArea: area ?? all,
    lookAt(next: MapArea) {
      forget();
      look(next);
      map.current?.show(next);
    },
    showAll() {
      forget();
      look(undefined);
      if (all) map.current?.show(all);
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
      bringIntoSight(() => mapSide.current);
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
