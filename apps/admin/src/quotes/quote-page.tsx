import { formatPrice } from "@giftshop/ui-kit/format-price";
import { useAsk } from "../graphql/use-ask.ts";
import { AskedPage } from "../parts/asked-page.tsx";
import * as page from "../parts/page.css.ts";
import { Section } from "../parts/page.tsx";
import { RequestList } from "../requests/request-list.tsx";
import { Go } from "../shell/go.tsx";
import { dayText, Moment } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";
import * as written from "../written/written.css.ts";
import { OfferForm } from "./offer-form.tsx";
import { OfferLines } from "./offer-lines.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { type Quote, QuoteQuery } from "./quote-documents.ts";
import { QuoteStateBadge } from "./quote-state.tsx";
import { QuoteTalk } from "./quote-talk.tsx";

/** What a company said when it asked, and what became of it. */
const Facts = ({ quote }: { quote: Quote }) => {
  const { t, locale } = useWords();
  const { company, vatNumber, contact, email, storefront, askedAt, wantedOn, validOn, remark, logo, order } = quote;
  const facts: readonly [string, React.ReactNode][] = [
    [t("companies.company"), [company, vatNumber].filter(Boolean).join(" · ")],
    [t("quotes.contact"), `${contact} · ${email}`],
    [t("order.shop"), storefront],
    [t("quotes.asked"), <Moment key="asked" at={askedAt} />],
    [t("quotes.wanted"), wantedOn && dayText(wantedOn, locale)],
    [t("quotes.validOn"), validOn && dayText(validOn, locale)],
    [t("quotes.invoice"), quote.onInvoice && t("yes")],
    [
      t("quotes.order"),
      order && (
        <Go key="order" href={`/orders/${order}`}>
          {order}
        </Go>
      ),
    ],
    [t("quotes.remark"), remark && <span className={written.reading}>{remark}</span>],
    [t("quotes.logo"), logo && <img key="logo" className={written.picture} src={logo} alt="" />],
  ];
  return (
    <dl className={page.facts}>
      {facts.flatMap(([name, said]) =>
        said
          ? [
              <dt key={name} className={page.fact}>
                {name}
              </dt>,
              <dd key={`${name} said`} className={page.value}>
                {said}
              </dd>,
            ]
          : [],
      )}
    </dl>
  );
};

/** Who made which version, and what each came to. */
const Versions = ({ versions }: Pick<Quote, "versions">) => {
  const { t, locale } = useWords();
  return (
    <ul>
      {versions.map(({ version, staff, at, total }) => (
        <li key={version}>
          {version === 0 ? t("quotes.requested") : t("quotes.version", { number: version, staff: staff ?? "–" })} ·{" "}
          {formatPrice(total, locale, "always")} · <Moment at={at} />
        </li>
      ))}
    </ul>
  );
};

/** One quote: what was asked for, what is offered, and what both sides wrote. */
export const QuotePage = ({ reference }: { reference: string }) => {
  const { t } = useWords();
  const [asked, again] = useAsk(QuoteQuery, { reference });
  return (
    <AskedPage title={reference} asked={asked} again={again}>
      {(quote, done) => (
        <>
          {quote.requests.length > 0 && (
            <Section title={t("requests.ofOrder")}>
              <RequestList requests={quote.requests} onDone={done} />
            </Section>
          )}
          <Section title={t("quotes.facts")} actions={<QuoteStateBadge state={quote.state} />}>
            <Facts quote={quote} />
          </Section>
          <Section title={t("quotes.offer")} actions={<QuoteActions quote={quote} onDone={done} />}>
            {quote.canPrice ? (
              <OfferForm key={quote.version} quote={quote} onDone={done} onShowTheirs={again} />
            ) : (
              <OfferLines quote={quote} />
            )}
          </Section>
          <Section title={t("quotes.comments")}>
            <QuoteTalk quote={quote} onDone={done} />
          </Section>
          <Section title={t("quotes.versions")}>
            <Versions versions={quote.versions} />
          </Section>
        </>
      )}
    </AskedPage>
  );
};
