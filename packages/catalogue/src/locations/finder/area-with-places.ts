import type { MapArea } from "@giftshop/storefront-config";
import { areaAround, type Point } from "../area/area.ts";
import type { PlaceSource } from "./place-source.ts";

/** What is asked for places, once it is fetched. */
type Source = Promise<{ source: Pick<PlaceSource, "places"> }>;

/** Kilometres around somebody, one after the other until there is a place. */
const reaches = [10, 50, 250];

/** The surroundings of a point that hold a place; the nearest ones where none do, or where nobody answers. */
export const areaWithPlaces = async (point: Point, late: Source): Promise<MapArea> => {
  const [nearest, ...wider] = reaches.map((kilometres) => areaAround(point, kilometres)) as [MapArea, ...MapArea[]];
  try {
    const { source } = await late;
    for (const area of [nearest, ...wider]) {
      const { paging } = await source.places(area, 1);
      if (paging.totalItems > 0) return area;
    }
  } catch {
    // The list asks for it again, and says what is wrong.
  }
  return nearest;
};
