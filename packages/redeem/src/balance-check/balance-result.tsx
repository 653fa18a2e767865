import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatMoney, type Translate } from "@giftshop/messages";
import { offerDoubler } from "@giftshop/storefront-config/doubler-offer";
import type { Shop } from "@giftshop/storefront-config/shop";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useEffect, useRef } from "react";
import * as styles from "./balance-check.css.ts";
import { BalanceResultFragment } from "./balance-result.fragment.ts";
import type { RedeemWords } from "./balance-words.ts";
import { BeginExchange } from "./begin-exchange.tsx";
import { lastDayOf } from "./last-day.ts";
import type { Typed } from "./typed-digits.ts";
import { whereElse } from "./where-else.ts";

export interface BalanceResultProps {
  card: FragmentType<typeof BalanceResultFragment>;
  shop: Shop;
  t: Translate<RedeemWords>;
  /** Number and PIN, digits alone, to begin its exchange with. */
  typed: Typed;
  onAgain(): void;
}

/** The card, what is left on it, until when, and at which shop where it is not this one. */
export const BalanceResult = ({ card, shop, t, typed, onAgain }: BalanceResultProps) => {
  const known = readFragment(BalanceResultFragment, card);
  const { value, balance, expiresOn, title, image, lastDigits } = known;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { date, expired } = lastDayOf(expiresOn, shop, new Date());
  const elsewhere = expired ? undefined : whereElse(known, shop);
  const usable = balance.value > 0 && !expired && !elsewhere;
  const percent = new Intl.NumberFormat(shop.locale, { style: "percent", numberingSystem: "latn" });
  return (
    <section className={styles.panel} data-result aria-labelledby="balance-result">
      <div className={styles.result}>
        <GiftCard face={{ src: image.url, alt: "" }} tilt />
        <div className={styles.figures}>
          <Heading level={2} size="lead" id="balance-result" ref={heading} tabIndex={-1}>
            {t("balance.result.balance")}
          </Heading>
          <p className={styles.balance}>
            <bdi>{formatMoney(balance, shop.locale, "always")}</bdi>
          </p>
          <Text tone="muted">{t("balance.result.of", { value: formatMoney(value, shop.locale, "always") })}</Text>
          {value.value > 0 && (
            <meter
              className={styles.meter}
              min={0}
              max={value.value}
              value={balance.value}
              aria-label={t("balance.result.spent", { percent: percent.format(balance.value / value.value) })}
            />
          )}
          {balance.value === 0 ? (
            <Text>{t("balance.result.empty")}</Text>
          ) : (
            <Text tone={expired ? "danger" : "text"}>
              {expired ? t("balance.result.expired", { date }) : t("balance.result.expires", { date })}
            </Text>
          )}
          {elsewhere && <Text>{t("balance.result.elsewhere", { shop: elsewhere.name })}</Text>}
          <Text size="small" tone="muted">
            {t("balance.result.card", { title, digits: lastDigits })}
          </Text>
        </div>
      </div>
      <div className={styles.actions}>
        {usable && <BeginExchange shop={shop} t={t} typed={typed} />}
        {usable && shop.storefront.toggles.doubler && (
          <Button variant="secondary" onClick={() => offerDoubler(document, { ...typed, balance })}>
            {t("balance.result.double")}
          </Button>
        )}
        <Button onClick={onAgain} variant="secondary">
          {t("balance.result.again")}
        </Button>
        {elsewhere ? (
          <ButtonLink href={elsewhere.url}>{t("balance.result.toShop", { shop: elsewhere.name })}</ButtonLink>
        ) : (
          <ButtonLink href={shop.link("listing")} variant="secondary">
            {t("balance.result.shop")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};
