import { type ListSource, listMark } from "@giftshop/analytics";
import { Heading } from "@giftshop/ui-kit/text";
import { type ReactNode, useEffect, useState } from "react";
import type { ProductCardTexts } from "../product-card/product-card-texts.ts";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import type { ListedCard } from "../product-card/product-cards.ts";
import { type LateTranslate, lateWords } from "../product-dialogs/late-words.ts";
import { list } from "./beside-lists.css.ts";
import { type Beside, loadLists } from "./load-lists.ts";
import { row } from "./similar.css.ts";

export interface FetchedListsProps {
  /** Path segment of the product. */
  path: string;
  /** Name of the storefront, which recommends. */
  name: string;
  card: ProductCardTexts;
  /** Stands in their place while they come. */
  room: ReactNode;
  /** Where the lists come from. Default: commerce. */
  source?: typeof loadLists;
}

interface Loaded extends Beside {
  t: LateTranslate;
}

/**
 * Cards of other categories and those that the storefront
 * recommends, each list with what it is; none where there are none.
 */
export const FetchedLists = ({ path, name, card, room, source = loadLists }: FetchedListsProps) => {
  const [loaded, setLoaded] = useState<Loaded | "none">();
  useEffect(() => {
    Promise.all([source(path, card), lateWords()]).then(
      ([beside, t]) => setLoaded({ ...beside, t }),
      // A help, not the page.
      () => setLoaded("none"),
    );
  }, [path, card, source]);
  if (loaded === "none") return null;
  if (!loaded) return room;
  return (
    <>
      <CardList title={loaded.t("lists.related")} id="related" source="related_cards" cards={loaded.related} />
      <CardList
        title={loaded.t("lists.promoted", { name })}
        id="promoted"
        source="promoted_gift_cards"
        cards={loaded.promoted}
      />
    </>
  );
};

interface CardListProps {
  title: string;
  id: string;
  source: ListSource;
  cards: readonly ListedCard[];
}

const CardList = ({ title, id, source, cards }: CardListProps) => {
  if (cards.length === 0) return null;
  return (
    <section className={list} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul className={row} {...listMark(source)}>
        {cards.map(({ id: key, marks, ...one }) => (
          <li key={key} {...marks}>
            <ProductCardView {...one} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
};
