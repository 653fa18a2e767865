"use client";

import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Leaf } from "@giftshop/ui-kit/leaf";
import type { ReactNode } from "react";
import type { QuotePartProps } from "./quote-part-props.ts";

const load = () => import("./quote-flow.tsx").then(({ QuoteFlow }) => QuoteFlow);

/** Form or quote, from the moment the page lives. */
export const QuoteLeaf = ({ skeleton, ...props }: QuotePartProps & { skeleton: ReactNode }) => {
  const { failure, offer } = props.words;
  return (
    <Leaf
      load={load}
      skeleton={skeleton}
      failed={(retry) => (
        <EmptyState title={failure.unavailable.title} action={<Button onClick={retry}>{offer.retry}</Button>} />
      )}
    >
      {(Flow) => <Flow {...props} />}
    </Leaf>
  );
};
