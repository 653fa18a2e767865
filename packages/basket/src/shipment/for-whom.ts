import type { BasketContext } from "../basket-page/basket-setting.ts";

/** Who gets it, in words; nobody named is the buyer. */
export const forWhom = (t: BasketContext["t"], recipient: { name: string } | null | undefined): string =>
  recipient ? t("recipient.other", { name: recipient.name }) : t("recipient.self");
