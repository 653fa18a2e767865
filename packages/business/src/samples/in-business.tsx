import { createShop, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import type { Decorator } from "@storybook/react";
import { businessMessages } from "../messages.ts";
import { BusinessProvider } from "../quote-page/business-context.tsx";

const shops: Readonly<Record<Language, StorefrontCode>> = {
  nl: "CB",
  fr: "CBFR",
  de: "CBDE",
  en: "CKUK",
  es: "CBES",
  it: "CBIT",
  pt: "GCSPT",
  pl: "CBPL",
  sv: "CBSE",
  nb: "CBNO",
  da: "CBDK",
  ar: "GCSAE",
};

/** Puts a story into a shop in the toolbar's language. */
export const inBusiness: Decorator = (Story, { globals }) => {
  const language: Language = Object.hasOwn(shops, globals.language) ? globals.language : "en";
  const shop = createShop(shops[language], language);
  return (
    <BusinessProvider key={language} shop={shop.data} words={businessMessages.words(shop)}>
      <Container width="narrow">
        <Story />
      </Container>
    </BusinessProvider>
  );
};
