import { Heart, type HeartProps } from "../favourites/heart.tsx";
import { PlainCard, type PlainCardProps } from "./plain-card.tsx";

export interface ProductCardViewProps extends Omit<PlainCardProps, "action"> {
  /** Keeps it for later. Default: nothing does. */
  heart?: HeartProps | undefined;
}

/** A gift card in a list that can be kept for later; a list without hearts draws `PlainCard`. */
export const ProductCardView = ({ heart, ...card }: ProductCardViewProps) => (
  <PlainCard {...card} action={heart && <Heart {...heart} />} />
);
