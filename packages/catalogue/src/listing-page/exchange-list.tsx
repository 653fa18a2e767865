import { PlainCard } from "../product-card/plain-card.tsx";
import { ListOfCards } from "./list-of-cards.tsx";
import type { ProductListProps } from "./product-list.tsx";

/** What a card is exchanged for: chosen now, and kept for no later day. Server component. */
export const ExchangeList = (props: ProductListProps) => <ListOfCards {...props} Card={PlainCard} hearts={false} />;
