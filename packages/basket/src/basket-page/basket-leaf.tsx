"use client";

import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { BasketContentProps } from "./basket-content.tsx";
import * as styles from "./basket-page.css.ts";
import type { BasketSetting } from "./basket-setting.ts";
import { BasketSkeleton } from "./basket-skeleton.tsx";

export interface BasketLeafProps {
  setting: BasketSetting;
  /** Words that are needed before the rest has come. */
  texts: { loading: string; unreachable: string; retry: string };
}

/** Holds the room of the basket while what shows it, and the basket itself, are fetched. */
export function BasketLeaf({ setting, texts }: BasketLeafProps) {
  const [Content, setContent] = useState<ComponentType<BasketContentProps>>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    import("./basket-content.tsx").then(
      ({ BasketContent }) => setContent(() => BasketContent),
      () => setFailed(true),
    );
  }, [tries]);

  function retry() {
    // The button goes away with its press; what comes in its place comes here.
    if (room.current?.contains(document.activeElement)) room.current.focus({ preventScroll: true });
    setFailed(false);
    setTries(tries + 1);
  }

  const skeleton = <BasketSkeleton label={texts.loading} />;
  return (
    <div ref={room} className={styles.room} tabIndex={-1}>
      {Content && <Content setting={setting} skeleton={skeleton} />}
      {!Content && !failed && skeleton}
      {!Content && failed && (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.unreachable}
        </Banner>
      )}
    </div>
  );
}
