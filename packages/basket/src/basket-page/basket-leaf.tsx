"use client";

import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { type ComponentType, useEffect, useState } from "react";
import type { BasketContentProps } from "./basket-content.tsx";
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

  useEffect(() => {
    import("./basket-content.tsx").then(
      ({ BasketContent }) => setContent(() => BasketContent),
      () => setFailed(true),
    );
  }, [tries]);

  function retry() {
    setFailed(false);
    setTries(tries + 1);
  }

  const skeleton = <BasketSkeleton label={texts.loading} />;
  return (
    <FocusKeeper>
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
    </FocusKeeper>
  );
}
