import { listMark } from "@giftshop/analytics";
import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { contentMessages } from "../../messages.ts";
import { atLeast } from "../at-least.ts";
import type { HeartSlot } from "../heart-slot.ts";
import * as page from "../home-page.css.ts";
import { Spotlight } from "../spotlight.tsx";
import { chosenMark } from "./chosen-mark.ts";
import * as styles from "./most-chosen.css.ts";
import type { ChosenCardFragment } from "./most-chosen.fragment.ts";
import { RankedItem } from "./ranked-item.tsx";

type Card = ResultOf<typeof ChosenCardFragment>;

/** Rows of the list at large desktop; fewer are shown on smaller screens. */
export const listLength = 8;
/** Featured cards at large desktop; elsewhere the first and the last of them. */
export const featuredCards = 4;

export interface MostChosenProps {
  shop: Shop;
  /** At most `featuredCards` of the top products. */
  featured: readonly Card[];
  /** At most `listLength` others, in the editors' order. */
  list: readonly Card[];
  /** Gift cards of the whole storefront. */
  totalItems: number;
  /** Keeps one of them for later. Default: nothing does. */
  Heart?: HeartSlot | undefined;
}

/**
 * The "Most chosen" block of specification section 2, with who chose
 * and ranked them said beside its title. Nothing where nothing is sold.
 */
export const MostChosen = ({ shop, featured, list, totalItems, Heart }: MostChosenProps) => {
  if (featured.length + list.length === 0) return null;
  const t = contentMessages.in(shop);
  const inner = featured.length === featuredCards ? (["second", "third"] as const) : ([] as const);
  const [first, last] = [featured[0], featured.length > 1 ? featured.at(-1) : undefined];
  const hearted = (card: Card) =>
    Heart && (
      <span className={styles.heart}>
        <Heart shop={shop} product={card} />
      </span>
    );
  return (
    <section className={page.section} aria-labelledby="most-chosen">
      <div className={page.inner}>
        <header className={page.sectionHead}>
          <h2 id="most-chosen" className={page.sectionTitle}>
            {t("home.chosen.title")}
          </h2>
          <p className={page.sectionNote}>{t("home.chosen.how")}</p>
        </header>
        <div
          className={inner.length > 0 ? styles.block : `${styles.block} ${styles.fewFeatured}`}
          {...listMark("most_chosen_home_page")}
        >
          {first && (
            <div className={styles.places.first} {...chosenMark(shop, first)}>
              <Spotlight shop={shop} card={first} />
              {hearted(first)}
            </div>
          )}
          {list.length > 0 && (
            <ol className={styles.list}>
              {list.map((card) => (
                <li key={card.id} className={styles.row} {...chosenMark(shop, card)}>
                  <RankedItem shop={shop} card={card} />
                  {Heart && <Heart shop={shop} product={card} />}
                </li>
              ))}
            </ol>
          )}
          {inner.map((place, index) => {
            const card = featured[index + 1];
            return (
              card && (
                <div key={place} className={styles.places[place]} {...chosenMark(shop, card)}>
                  <Spotlight shop={shop} card={card} />
                  {hearted(card)}
                </div>
              )
            );
          })}
          {last && (
            <div className={styles.places.last} {...chosenMark(shop, last)}>
              <Spotlight shop={shop} card={last} />
              {hearted(last)}
            </div>
          )}
        </div>
        <p className={styles.all}>
          <ButtonLink href={shop.link("listing")} variant="secondary">
            {t("home.chosen.all", { count: String(atLeast(totalItems)) })}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
};
