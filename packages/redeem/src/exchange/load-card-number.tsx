import type { Language } from "@giftshop/storefront-config";
import type { CardNumberWindowProps } from "./windows/card-number-window.tsx";

/** The window that an exchange begins with, and its words. */
export const loadCardNumber = async (language: Language) => {
  const [{ CardNumberWindow }, t] = await Promise.all([
    import("./windows/card-number-window.tsx"),
    import("./load-words.ts").then(({ loadExchangeWords }) => loadExchangeWords(language)),
  ]);
  return (props: Omit<CardNumberWindowProps, "t">) => <CardNumberWindow {...props} t={t} />;
};
