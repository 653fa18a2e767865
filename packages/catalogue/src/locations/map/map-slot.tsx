"use client";

import { pageConsent, useConsent } from "@giftshop/analytics";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { MapFrame } from "@giftshop/ui-kit/map-frame";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { LocationTranslate } from "../finder/load-words.ts";
import type { PlaceMap, PlaceMapProps } from "./place-map.tsx";
import type { PlacePoints } from "./points.ts";

export interface MapSlotTexts {
  label: string;
  loading: string;
  /** What is said where the map cannot be had. */
  failed: string;
  retry: string;
  /** The press that asks for a map of others, and what it agrees to; none for the embedded map. */
  show: string | undefined;
  consent: ReactNode;
}

/** What a map needs that is fetched with it. */
interface Sources {
  /** Words of the map's buttons. */
  fetchWords: () => Promise<LocationTranslate>;
  /** Places that are drawn; none for the marked one alone. */
  fetchPoints?: () => Promise<PlacePoints | undefined>;
}

export interface MapSlotProps extends Omit<PlaceMapProps, "texts" | "points" | "onFail">, Sources {
  /** Words of the region. */
  texts: MapSlotTexts;
  /** Called when the map turns out not to be had. */
  onFail?: () => void;
  className?: string | undefined;
}

/**
 * The room of a map, which is fetched when somebody is about to look at it; where others
 * draw it, only after the visitor agreed. One that fails says so and can be tried again.
 */
export const MapSlot = ({ texts, onFail, className, ...map }: MapSlotProps) => {
  const agreed = useConsent().media;
  const [failed, setFailed] = useState(false);
  /** A further try is another map. */
  const [turn, setTurn] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  /** Focus was in what has just gone; what takes its place takes it over. */
  const focused = useRef(false);
  useEffect(() => {
    if (focused.current) (failed ? retry : frame).current?.focus({ preventScroll: true });
    focused.current = false;
  }, [failed]);

  if (failed) {
    const again = (
      <Button
        ref={retry}
        variant="secondary"
        size="small"
        onClick={() => {
          focused.current = true;
          setFailed(false);
          setTurn(turn + 1);
        }}
      >
        {texts.retry}
      </Button>
    );
    return (
      <Banner tone="warning" action={again} className={className}>
        {texts.failed}
      </Banner>
    );
  }
  return (
    <MapFrame
      key={turn}
      ref={frame}
      label={texts.label}
      placeholder={texts.label}
      loadingLabel={texts.loading}
      showLabel={agreed ? undefined : texts.show}
      onShow={() => pageConsent.save({ media: true })}
      consentNote={texts.consent}
      // A map weighs more than the rest of the page: it is not fetched for whoever does not scroll to it.
      margin="0px"
      className={className}
    >
      {() => (
        <FetchedMap
          {...map}
          label={texts.label}
          onFail={() => {
            focused.current = frame.current?.contains(document.activeElement) ?? false;
            setFailed(true);
            onFail?.();
          }}
        />
      )}
    </MapFrame>
  );
};

interface FetchedMapProps extends Omit<PlaceMapProps, "texts" | "points">, Sources {
  label: string;
}

interface Fetched {
  Map: typeof PlaceMap;
  texts: PlaceMapProps["texts"];
  points: PlacePoints | undefined;
}

/** Fetches the map, its words and where the places are, then draws it. */
const FetchedMap = ({ label, fetchWords, fetchPoints, ...map }: FetchedMapProps) => {
  const [fetched, setFetched] = useState<Fetched>();
  const begin = useEffectEvent(async (): Promise<Fetched> => {
    const [{ PlaceMap }, t, points] = await Promise.all([import("./place-map.tsx"), fetchWords(), fetchPoints?.()]);
    const texts = { label, twoFingers: t("map.twoFingers"), zoomIn: t("map.zoomIn"), zoomOut: t("map.zoomOut") };
    return { Map: PlaceMap, texts, points };
  });
  const fail = useEffectEvent((error: unknown) => map.onFail(error));
  useEffect(() => {
    let left = false;
    begin().then(
      (found) => left || setFetched(found),
      (error: unknown) => left || fail(error),
    );
    return () => {
      left = true;
    };
  }, []);
  return fetched && <fetched.Map {...map} texts={fetched.texts} points={fetched.points} />;
};
