import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { cutOffTime } from "@giftshop/storefront-config/cut-off-time";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { ClockIcon } from "@giftshop/ui-kit/icon";
import { Motif } from "@giftshop/ui-kit/motif";
import type { ReactNode } from "react";
import { contentMessages } from "../messages.ts";
import { atLeast } from "./at-least.ts";
import { inner } from "./home-page.css.ts";
import * as styles from "./houses/hero.css.ts";
import type { ChosenCardFragment } from "./most-chosen/most-chosen.fragment.ts";

/** Cards that stand in the row, of which fewer are in sight on a smaller screen. */
const cardsInRow = { CB: 5, CK: 5, GCS: 1 } as const;

export interface SearchHeroProps {
  shop: Shop;
  /** The search box. */
  search: ReactNode;
  cards: readonly ResultOf<typeof ChosenCardFragment>[];
  /** Gift cards of the whole storefront. */
  totalItems: number;
}

/**
 * The first thing in sight of a shop that asks before it shows: a question, the box to answer it,
 * and a row of cards behind the counter. Headers leave out a box right above it (`#search-hero`).
 */
export const SearchHero = ({ shop, search, cards, totalItems }: SearchHeroProps) => {
  const t = contentMessages.in(shop);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <span id="search-hero" hidden />
      <div className={`${inner} ${styles.words}`}>
        <h1 id="hero-title" className={styles.title}>
          {t("home.find.title")}
        </h1>
        <p className={styles.lead}>{t("home.find.lead", { count: String(atLeast(totalItems)) })}</p>
        <div className={styles.search}>{search}</div>
        <p className={styles.ways}>
          <a href={shop.link("listing")} className={styles.way}>
            {t("home.hero.action")}
          </a>
          <span className={styles.promise}>
            <ClockIcon />
            {t("home.hero.promise", { time: cutOffTime(shop) })}
          </span>
        </p>
      </div>
      <div className={styles.row} aria-hidden="true">
        {cards.slice(0, cardsInRow[shop.storefront.group]).map((card, index) => (
          <div key={card.id} className={styles.card}>
            <GiftCard face={{ src: card.image.url, alt: "" }} backgroundColor="transparent" priority={index === 0} />
          </div>
        ))}
      </div>
      <Motif shape="band" className={styles.band} />
    </section>
  );
};
