import { formatDate } from "@giftshop/messages";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as page from "../quote-page/quote-page.css.ts";
import { usePageTitle } from "../quote-page/use-page-title.ts";
import * as styles from "./offer.css.ts";
import { OfferLines, type ShownQuote } from "./offer-lines.tsx";
import { OfferMessages, type OfferMessagesProps } from "./offer-messages.tsx";

export interface OfferViewProps {
  quote: ShownQuote;
  /** Delivery address and ways to pay, where it can be accepted. */
  accept: ReactNode;
  onSend: OfferMessagesProps["onSend"];
  onWithdraw(): void;
}

/** How a quote stands, what it holds and costs, the way to accept it, and what both sides wrote. */
export const OfferView = ({ quote, accept, onSend, onWithdraw }: OfferViewProps) => {
  const { shop, t } = useBusiness();
  const { reference, state, companyName, logo, validUntil, wantedOn, remark, orderUuid } = quote;
  const { timeZone } = shop.storefront;
  const date = validUntil ? formatDate(validUntil, shop.locale, timeZone, { dateStyle: "long" }) : "";
  usePageTitle(t("offer.title", { reference }));
  const told = state === "PRICED" ? "SUBMITTED" : state;
  return (
    <div className={page.parts} data-heads="">
      <section className={page.panel} aria-labelledby="quote-title">
        <div className={styles.head}>
          <Heading level={1} size="heading" id="quote-title">
            {t("offer.title", { reference })}
          </Heading>
          {companyName && <Text tone="muted">{t("offer.for", { company: companyName })}</Text>}
          <Text>{t(`offer.state.${told}`, { date })}</Text>
        </div>
        <OfferLines quote={quote} />
        {wantedOn && (
          <Text size="small" tone="muted">
            {t("form.wantedOn")}: {formatDate(`${wantedOn}T12:00:00Z`, shop.locale, "UTC", { dateStyle: "long" })}
          </Text>
        )}
        {logo && <img src={logo} alt={t("offer.logo")} className={styles.logo} />}
        {remark && (
          <p dir="auto" className={styles.text}>
            {remark}
          </p>
        )}
        <div className={styles.actions}>
          {quote.pdf && (
            <ButtonLink href={quote.pdf} variant="secondary">
              {t("offer.pdf")}
            </ButtonLink>
          )}
          {orderUuid && (
            <ButtonLink href={shop.link("confirmation", { uuid: orderUuid })}>{t("offer.order")}</ButtonLink>
          )}
        </div>
      </section>
      {quote.canAccept && accept}
      <OfferMessages comments={quote.comments} onSend={onSend} />
      {quote.canWithdraw && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onWithdraw}>
            {t("offer.withdraw")}
          </Button>
        </div>
      )}
    </div>
  );
};
