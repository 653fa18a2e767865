import { Badge } from "@giftshop/ui-kit/badge";
import { Banner } from "@giftshop/ui-kit/banner";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { useState } from "react";
import { useAsk } from "../graphql/use-ask.ts";
import { toneOf } from "../orders/tone.ts";
import { WhenAsked } from "../parts/asked.tsx";
import * as page from "../parts/page.css.ts";
import { Page, Section } from "../parts/page.tsx";
import { RequestList } from "../requests/request-list.tsx";
import { Moment } from "../words/moment.tsx";
import { stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { EmailList } from "./email-list.tsx";
import { GiftCardList } from "./gift-list.tsx";
import { LifeLine } from "./life-line.tsx";
import { NoteForm } from "./note-form.tsx";
import { OrderQuery } from "./order-documents.ts";
import { Payments } from "./payments.tsx";
import { RefundButtons } from "./refund.tsx";

/** One order on one screen: what it is, what can be done about it, and everything that happened. */
export const OrderPage = ({ number }: { number: string }) => {
  const { t, locale } = useWords();
  const [asked, again] = useAsk(OrderQuery, { number });
  const [said, setSaid] = useState<string>();
  const done = (text: string) => {
    setSaid(text);
    again();
  };
  const found = asked.state === "ready" ? asked.data : undefined;
  return (
    <Page title={found?.number ?? number} actions={found && <RefundButtons order={found} onDone={done} />}>
      <WhenAsked asked={asked} again={again}>
        {(order) => (
          <>
            {said && (
              <Banner tone="success" onClose={() => setSaid(undefined)} closeLabel={t("close")}>
                {said}
              </Banner>
            )}
            {order.requests.length > 0 && (
              <Section title={t("requests.ofOrder")}>
                <RequestList requests={order.requests} onDone={done} />
              </Section>
            )}
            <Section
              title={t("order.facts")}
              actions={<Badge tone={toneOf(order.state)}>{stateText(t, order.state)}</Badge>}
            >
              <dl className={page.facts}>
                <dt className={page.fact}>{t("order.buyer")}</dt>
                <dd className={page.value}>{[order.name, order.company, order.email].filter(Boolean).join(" · ")}</dd>
                <dt className={page.fact}>{t("order.shop")}</dt>
                <dd className={page.value}>
                  {order.storefront} · {order.language}
                </dd>
                <dt className={page.fact}>{t("order.placed")}</dt>
                <dd className={page.value}>
                  <Moment at={order.placedAt} />
                </dd>
                <dt className={page.fact}>{t("order.total")}</dt>
                <dd className={page.value}>
                  {formatPrice(order.total, locale, "always")}
                  {order.postage.value > 0 &&
                    ` (${t("order.postage", { amount: formatPrice(order.postage, locale, "always") })})`}
                </dd>
                {order.documents.map((document) => [
                  <dt key={document.number} className={page.fact}>
                    {stateText(t, document.kind)}
                  </dt>,
                  <dd key={`${document.number} number`} className={page.value}>
                    {document.number}
                  </dd>,
                ])}
              </dl>
            </Section>
            <Section title={t("order.gifts")}>
              <GiftCardList number={order.number} gifts={order.gifts} onDone={done} />
            </Section>
            <Section title={t("order.payments")}>
              <Payments attempts={order.attempts} refunds={order.refunds} />
            </Section>
            <Section title={t("order.emails")}>
              <EmailList number={order.number} emails={order.emails} onDone={done} />
            </Section>
            <Section title={t("order.lifeLine")}>
              <NoteForm number={order.number} onDone={done} />
              <LifeLine events={order.events} />
            </Section>
          </>
        )}
      </WhenAsked>
    </Page>
  );
};
