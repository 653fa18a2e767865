"use client";

import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Leaf } from "@giftshop/ui-kit/leaf";
import type { ReactNode } from "react";
import type { BasketSetting } from "./basket-setting.ts";
import { BasketSkeleton } from "./basket-skeleton.tsx";

const load = () => import("./basket-content.tsx").then(({ BasketContent }) => BasketContent);

export interface BasketLeafProps {
  setting: BasketSetting;
  /** What is shown where nothing is in it. */
  suggestions?: ReactNode;
  /** Words that are needed before the rest has come. */
  texts: { loading: string; unreachable: string; retry: string };
}

/** The basket, from the moment the page lives. */
export const BasketLeaf = ({ setting, suggestions, texts }: BasketLeafProps) => {
  const skeleton = <BasketSkeleton label={texts.loading} />;
  return (
    <Leaf
      load={load}
      skeleton={skeleton}
      failed={(retry) => (
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
    >
      {(BasketContent) => <BasketContent setting={setting} suggestions={suggestions} skeleton={skeleton} />}
    </Leaf>
  );
};
