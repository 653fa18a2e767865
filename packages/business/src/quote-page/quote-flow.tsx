import { Banner } from "@giftshop/ui-kit/banner";
import { type ReactNode, useState } from "react";
import { OfferSection } from "../offer/offer-section.tsx";
import { RequestForm } from "../request-form/request-form.tsx";
import { BusinessProvider, useBusiness } from "./business-context.tsx";
import type { Gift } from "./gifts.ts";
import * as styles from "./quote-page.css.ts";
import type { QuotePartProps } from "./quote-part-props.ts";

/** What the page fetches once it lives. */
export const QuoteFlow = ({ shop, words, gifts, accept }: QuotePartProps) => (
  <BusinessProvider shop={shop} words={words}>
    <Quote gifts={gifts} accept={accept} />
  </BusinessProvider>
);

/** The address of an email leads to a quote. */
const tokenOfAddress = (): string | undefined => {
  const token = new URLSearchParams(location.search).get("quote") ?? "";
  return /^[\w-]{43}$/u.test(token) ? token : undefined;
};

const Quote = ({ gifts, accept }: { gifts: readonly Gift[]; accept: ReactNode }) => {
  const { t } = useBusiness();
  const [token] = useState(tokenOfAddress);
  const [gone, setGone] = useState(false);
  if (token !== undefined && !gone) return <OfferSection token={token} accept={accept} onGone={() => setGone(true)} />;
  return (
    <div className={styles.parts}>
      {gone && (
        <Banner tone="warning" title={t("offer.gone.title")}>
          {t("offer.gone.text")}
        </Banner>
      )}
      <RequestForm gifts={gifts} heading={1} />
    </div>
  );
};
