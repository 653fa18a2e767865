import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { lastDayOf } from "../balance-check/last-day.ts";
import * as styles from "../exchange/exchange-page.css.ts";
import { ExchangeSection } from "../exchange/exchange-section.tsx";
import { exchangeMessages } from "../exchange/exchange-words.ts";

/** A company that gave the cards. */
export interface Company {
  company: string;
  logo: { url: string; alt: string };
  /** ISO 8601 date. */
  expiresOn: string;
}

export interface RedeemShopPageProps {
  shop: Shop;
  /** Counts from 1. */
  page: number;
  /** Brands and charities to choose from. */
  count: number;
  company?: Company | undefined;
  /** What can be chosen. */
  children: ReactNode;
}

/**
 * What a card is exchanged for. Server component, the same
 * for everybody; the exchange itself lives in the browser.
 */
export const RedeemShopPage = ({ shop, page, count, company, children }: RedeemShopPageProps) => {
  const t = exchangeMessages.in(shop);
  return (
    <Container as="main" id="main" className={styles.page}>
      <header className={styles.head}>
        {company && <img className={styles.logo} src={company.logo.url} alt={company.logo.alt} />}
        <Heading level={1}>{headingOf(shop, page, company)}</Heading>
        <Text tone="muted">{t("page.lead", { count: String(count) })}</Text>
        {company && (
          <Text tone="muted">
            {t("page.companyUntil", { date: lastDayOf(company.expiresOn, shop, new Date()).date })}
          </Text>
        )}
      </header>
      <ExchangeSection shop={shop} />
      {children}
    </Container>
  );
};

/** Heading, and title, of one of its pages. */
export const headingOf = (shop: Shop, page: number, company: Pick<Company, "company"> | undefined): string => {
  const t = exchangeMessages.in(shop);
  if (page > 1) return t("page.titlePage", { page: String(page) });
  return company ? t("page.companyTitle", { company: company.company }) : t("page.title");
};
