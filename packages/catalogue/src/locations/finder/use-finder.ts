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

/** Scrolls to something, as little as need be. */
const bringIntoSight = (element: Element | null | undefined): void =>
  element?.scrollIntoView({ block: "nearest", behavior: matchMedia(media.motion).matches ? "smooth" : "instant" });

/** A place that is marked, and where somebody chose it. */
interface Chosen {
  place: ListedPlace;
  by: "list" | "map";
}

/** Keeps list, map and address together: what one of them changes, the others follow. */
export const useFinder = (
  first: PlacesPage,
  fetchLate: () => Promise<Late>,
  list: RefObject<HTMLUListElement | null>,
  mapSide: RefObject<HTMLDivElement | null>,
) => {
  const places = usePlaces(first, fetchLate);
  const [view, setView] = useState<View>("list");
  const [chosen, setChosen] = useState<Chosen>();
  const [mapFailed, setMapFailed] = useState(false);
  const map = useRef<PlaceMapHandle>(undefined);
  /**
   * The press on the map that is being answered; whoever chooses anything else meanwhile has taken it back.
   */
  const pressed = useRef<symbol>(undefined);
  const all = first.bounds && withMargin(first.bounds);
  /** What the map shows when it comes to stand. */
  const [area, setArea] = useState<MapArea>();

  const look = (next: MapArea | undefined): void => {
    writeAreaToAddress(next);
    setArea(next);
    void places.showArea(next);
  };

  /** Whoever looks elsewhere is done with the place that was marked. */
  const forget = (): void => {
    pressed.current = undefined;
    setChosen(undefined);
    map.current?.mark(undefined);
  };

  const restore = useEffectEvent(() => {
    const kept = areaInAddress();
    if (!kept) return;
    setArea(kept);
    map.current?.show(kept);
    void places.showArea(kept);
  });
  useEffect(() => {
    restore();
  }, []);

  const chooseOnMap = async (path: string): Promise<void> => {
    const own = Symbol();
    pressed.current = own;
    const known = places.places.find((listed) => listed.path === path);
    const { source } = await fetchLate();
    const place = known ?? (await source.place(path));
    if (pressed.current !== own) return;
    setChosen({ place, by: "map" });
    map.current?.mark(place);
  };

  // What was chosen in one of the two is shown in the other, once that is drawn.
  useEffect(() => {
    if (chosen) bringIntoSight(chosen.by === "list" ? mapSide.current : list.current?.querySelector("[data-chosen]"));
  }, [chosen, list, mapSide]);

  return {
    ...places,
    // A place of another page stands first as long as it is the one that is marked.
    places:
      chosen && !places.places.some(({ id }) => id === chosen.place.id)
        ? [chosen.place, ...places.places]
        : places.places,
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
    mapMoved: look,
    chooseOnMap: (path: string) => chooseOnMap(path).catch(() => undefined),
    chooseInList(place: ListedPlace) {
      pressed.current = undefined;
      setChosen({ place, by: "list" });
      setView("map");
      map.current?.mark(place, true);
    },
    mapStands(handle: PlaceMapHandle | undefined) {
      map.current = handle;
      // Whoever asked for it again is to see it, on a small screen too.
      if (handle && mapFailed) setView("map");
      if (handle) setMapFailed(false);
      if (chosen) handle?.mark(chosen.place, true);
    },
    /** The list is what there is then, and stands below the word of it. */
    mapFell() {
      setMapFailed(true);
      setView("list");
    },
  };
};
