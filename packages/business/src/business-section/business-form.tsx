import { request } from "@giftshop/graphql/browser";
import { shopFrom } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import { BusinessProvider, useBusiness } from "../quote-page/business-context.tsx";
import type { Gift } from "../quote-page/gifts.ts";
import { listGifts } from "../quote-page/list-gifts.ts";
import type { QuotePartProps } from "../quote-page/quote-part-props.ts";
import { RequestForm } from "../request-form/request-form.tsx";

export interface BusinessFormProps extends Pick<QuotePartProps, "shop" | "words"> {
  /** Path of the product that is chosen from the start. */
  path: string | undefined;
}

/** The form of quotes, which fetches its gifts itself: they are no part of the page as it is sent. */
export const BusinessForm = ({ shop, words, path }: BusinessFormProps) => (
  <BusinessProvider shop={shop} words={words}>
    <FetchedForm path={path} />
  </BusinessProvider>
);

const FetchedForm = ({ path }: { path: string | undefined }) => {
  const { shop, t } = useBusiness();
  const [attempt, setAttempt] = useState(0);
  const [gifts, setGifts] = useState<readonly Gift[] | "failed">();
  useEffect(() => {
    let left = false;
    const ask: Parameters<typeof listGifts>[0] = (document, variables) => request(document, variables);
    listGifts(ask, shopFrom(shop.data).locale).then(
      (found) => !left && setGifts(found),
      () => !left && setGifts("failed"),
    );
    return () => {
      left = true;
    };
  }, [shop, attempt]);
  if (gifts === undefined) return <Text tone="muted">{t("page.loading")}</Text>;
  if (gifts === "failed")
    return (
      <Banner
        tone="danger"
        title={t("failure.unavailable.title")}
        action={
          <Button
            onClick={() => {
              setGifts(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {t("offer.retry")}
          </Button>
        }
      >
        {t("failure.unavailable.text", { email: shop.storefront.organisation.email })}
      </Banner>
    );
  return <RequestForm heading={2} gifts={gifts} gift={gifts.find((one) => one.path === path)} />;
};
