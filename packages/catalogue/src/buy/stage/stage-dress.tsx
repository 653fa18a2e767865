import { postmarkOf } from "@giftshop/delivery-date/postmark";
import { CardWrapper, dressGift } from "@giftshop/ui-kit/gift-preview";
import type { PreviewProps } from "../preview/preview.tsx";
import type { StageParts } from "./stage-parts.ts";

/** What was chosen, as it happens to the gift: the slipcase over its card, and all that lies around it. */
export const stageDress = (parts: StageParts): Pick<PreviewProps, "sleeve" | "dress"> => {
  const { message, wrapper, packing, name, day, dayWords = "", locale = "en" } = parts;
  return {
    sleeve: wrapper && <CardWrapper key={wrapper.imageUrl} alt={wrapper.title} src={wrapper.imageUrl} />,
    dress: dressGift({
      packing: packing && { alt: packing.title, src: packing.imageUrl },
      message: message ? { message } : undefined,
      name: name?.trim() || undefined,
      postmark: day ? postmarkOf(day, locale, dayWords) : undefined,
    }),
  };
};
