"use client";

import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Leaf } from "@giftshop/ui-kit/leaf";
import type { ReactNode } from "react";
import type { RecipientsPartProps } from "./recipients-part-props.ts";

const load = () => import("./recipients-flow.tsx").then(({ RecipientsFlow }) => RecipientsFlow);

/** Tables, lists and orders, from the moment the page lives. */
export const RecipientsLeaf = ({ skeleton, ...props }: RecipientsPartProps & { skeleton: ReactNode }) => {
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
