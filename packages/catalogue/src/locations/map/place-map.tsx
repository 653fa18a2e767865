/// <reference path="./library-styles.d.ts" />
import type { MapArea } from "@giftshop/storefront-config/shop";
import { MinusIcon, PlusIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import { useEffect, useEffectEvent, useRef } from "react";
import "maplibre-gl/dist/maplibre-gl.css";
import type { Point } from "../area/area.ts";
import { createMap, type MapTexts, type PlaceMapHandle } from "./create-map.ts";
import { PinMark } from "./pin-mark.tsx";
import * as styles from "./place-map.css.ts";
import type { PlacePoints } from "./points.ts";

export interface PlaceMapProps {
  /** What is drawn; none for the marked place alone. */
  points: PlacePoints | undefined;
  /** What it shows at first. */
  area: MapArea;
  /** The place that carries the pin from the beginning. */
  marked?: Point | undefined;
  styleUrl: string | undefined;
  /**
   * It stands among text that is read: the wheel and one
   * finger move the page rather than the map. Default `false`.
   */
  inPassing?: boolean;
  texts: MapTexts & { zoomIn: string; zoomOut: string };
  onMove?: ((area: MapArea) => void) | undefined;
  onChoose?: ((path: string) => void) | undefined;
  /** The map stands, or is about to go. */
  onStand?: ((map: PlaceMapHandle | undefined) => void) | undefined;
  /** It cannot be had, or is no more. */
  onFail: (error: unknown) => void;
}

/** The map itself. Its module brings the library, and is fetched when somebody is about to look at it. */
export const PlaceMap = ({ inPassing = false, ...props }: PlaceMapProps) => {
  const container = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLSpanElement>(null);
  const map = useRef<PlaceMapHandle>(undefined);

  const draw = useEffectEvent(async (isLeft: () => boolean) => {
    if (!container.current || !pin.current) return;
    const made = await createMap({
      container: container.current,
      points: props.points,
      area: props.area,
      styleUrl: props.styleUrl,
      // The map moves its own about; that of the page stays.
      pin: pin.current.cloneNode(true) as HTMLElement,
      texts: props.texts,
      inPassing,
      onMove: (area) => moved(area),
      onChoose: (path) => chosen(path),
      onLost: () => failed(new Error("The graphics context was lost.")),
    });
    if (isLeft()) return made.remove();
    map.current = made;
    if (props.marked) made.mark(props.marked);
    props.onStand?.(made);
  });
  const moved = useEffectEvent((area: MapArea) => props.onMove?.(area));
  const chosen = useEffectEvent((path: string) => props.onChoose?.(path));
  const failed = useEffectEvent((error: unknown) => props.onFail(error));
  const fell = useEffectEvent(() => props.onStand?.(undefined));

  useEffect(() => {
    let left = false;
    draw(() => left).catch((error: unknown) => {
      if (!left) failed(error);
    });
    return () => {
      left = true;
      map.current?.remove();
      map.current = undefined;
      fell();
    };
  }, []);

  const { zoomIn, zoomOut } = props.texts;
  return (
    <div className={styles.frame}>
      {/* Maps lie the same way round in every script. */}
      <div ref={container} className={styles.map} dir="ltr" />
      <div className={styles.controls}>
        <IconButton
          className={styles.control}
          variant="outline"
          label={zoomIn}
          icon={<PlusIcon />}
          onClick={() => map.current?.zoom(1)}
        />
        <IconButton
          className={styles.control}
          variant="outline"
          label={zoomOut}
          icon={<MinusIcon />}
          onClick={() => map.current?.zoom(-1)}
        />
      </div>
      <div hidden>
        <span ref={pin} className={styles.pin}>
          <PinMark />
        </span>
      </div>
    </div>
  );
};
