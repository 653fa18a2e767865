import { ProductCardView } from "../product-card/product-card-view.tsx";
import { ListOfCards, type ListOfCardsProps } from "./list-of-cards.tsx";

export type ProductListProps = Omit<ListOfCardsProps, "Card" | "hearts">;

/** What the shop sells, a list of cards of which each can be kept for later. Server component. */
export const ProductList = (props: ProductListProps) => <ListOfCards {...props} Card={ProductCardView} hearts />;
