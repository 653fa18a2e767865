import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { cutOffTime } from "@giftshop/storefront-config/cut-off-time";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { ClockIcon } from "@giftshop/ui-kit/icon";
import { Motif } from "@giftshop/ui-kit/motif";
import { contentMessages } from "../messages.ts";
import * as styles from "./hero.css.ts";
import { inner } from "./home-page.css.ts";
import type { ChosenCardFragment } from "./most-chosen/most-chosen.fragment.ts";
import { inMount, mount } from "./mount.css.ts";

export interface HeroProps {
  shop: Shop;
  /** The first three are fanned out; a concierge shows one in its mount. */
  cards: readonly ResultOf<typeof ChosenCardFragment>[];
}

/** The first thing in sight: what this shop is for, real cards, and the one way on. */
export const Hero = ({ shop, cards }: HeroProps) => {
  const t = contentMessages.in(shop);
  const mounted = shop.storefront.group === "GCS";
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`${inner} ${styles.layout}`}>
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.title}>
            {t("home.hero.title")}
          </h1>
          <p className={styles.lead}>{t("home.hero.lead")}</p>
          <ButtonLink href={shop.link("listing")} variant="primary" size="large">
            {t("home.hero.action")}
          </ButtonLink>
          <p className={styles.promise}>
            <ClockIcon />
            {t("home.hero.promise", { time: cutOffTime(shop) })}
          </p>
        </div>
        {cards.length > 0 && (
          <div className={mounted ? mount : styles.fan} aria-hidden="true">
            {cards.slice(0, mounted ? 1 : 3).map((card, index) => (
              <div key={card.id} className={mounted ? inMount : styles.places[index]}>
                <GiftCard
                  face={{ src: card.image.url, alt: "" }}
                  // Room for its shadow within the card's own margins.
                  backgroundColor="transparent"
                  priority={index === 0}
                />
              </div>
            ))}
          </div>
        )}
      </div>
      <Motif shape="band" className={styles.band} />
    </section>
  );
};
