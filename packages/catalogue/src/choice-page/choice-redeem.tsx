import type { ResultOf } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { AccordionItem } from "@giftshop/ui-kit/accordion";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import * as styles from "./choice-redeem.css.ts";
import type { ChoiceSectionFragment } from "./choice-section.fragment.ts";
import { choiceMessages } from "./messages.ts";

export interface ChoiceRedeemProps {
  shop: Shop;
  redeem: NonNullable<ResultOf<typeof ChoiceSectionFragment>["redeemData"]>;
}

/** One of the answers: how the card is exchanged, what has to stay on it, where its balance is checked. */
export const ChoiceRedeem = ({ shop, redeem }: ChoiceRedeemProps) => {
  const t = choiceMessages.in(shop);
  const { title, description, minimumRemainingBalance, minCustomAmount, maxCustomAmount } = redeem;
  const amount = (money: typeof minCustomAmount) => formatMoney(money, shop.locale);
  return (
    <AccordionItem title={title}>
      <Text>{description}</Text>
      <ul className={styles.facts}>
        <li>{t("redeem.worth", { minimum: amount(minCustomAmount), maximum: amount(maxCustomAmount) })}</li>
        <li>{t("redeem.least", { amount: amount(minimumRemainingBalance) })}</li>
      </ul>
      <ButtonLink className={styles.balance} href={shop.link("balanceCheck")} variant="secondary">
        {t("redeem.balance")}
      </ButtonLink>
    </AccordionItem>
  );
};
