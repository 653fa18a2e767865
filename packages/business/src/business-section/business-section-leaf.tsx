"use client";

import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Leaf } from "@giftshop/ui-kit/leaf";
import type { ReactNode } from "react";
import type { QuotePartProps } from "../quote-page/quote-part-props.ts";

const load = () => import("./business-form.tsx").then(({ BusinessForm }) => BusinessForm);

export interface BusinessSectionLeafProps extends Pick<QuotePartProps, "shop" | "words"> {
  /** Path of the product that is chosen from the start. */
  path: string | undefined;
  skeleton: ReactNode;
}

/** The form, from the moment the page lives. */
export const BusinessSectionLeaf = ({ skeleton, ...props }: BusinessSectionLeafProps) => {
  const { failure, offer } = props.words;
  return (
    <Leaf
      load={load}
      skeleton={skeleton}
      failed={(retry) => (
        <EmptyState title={failure.unavailable.title} action={<Button onClick={retry}>{offer.retry}</Button>} />
      )}
    >
      {(Form) => <Form {...props} />}
    </Leaf>
  );
};
