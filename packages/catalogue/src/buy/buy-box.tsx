"use client";

import type { BuyBoxProps } from "./buy-box-props.ts";
import { BuyForm } from "./buy-form.tsx";
import { BuyLayout } from "./buy-layout.tsx";
import { firstDraft } from "./draft/draft.ts";
import { Present } from "./preview/present.tsx";

/**
 * The product page's one leaf: a gallery that begins with a
 * live preview of the present, and the form that makes it.
 */
export const BuyBox = (props: BuyBoxProps) => {
  const { heading, headingFirst, gallery, texts, picture, card, soldOut } = props;
  const first = firstDraft(props.offers, !props.unvalued);
  if (first) return <BuyForm {...props} first={first} />;
  return (
    <BuyLayout
      {...{ heading, headingFirst }}
      present={<Present {...{ gallery, picture, card }} label={texts.preview} />}
    >
      {soldOut}
    </BuyLayout>
  );
};
