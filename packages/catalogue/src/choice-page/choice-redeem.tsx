import type { ResultOf } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { section } from "../product-page/product-page.css.ts";
import * as styles from "./choice-redeem.css.ts";
import type { ChoiceSectionFragment } from "./choice-section.fragment.ts";
import { choiceMessages } from "./messages.ts";

export interface ChoiceRedeemProps {
  shop: Shop;
  redeem: NonNullable<ResultOf<typeof ChoiceSectionFragment>["redeemData"]>;
}

/** How the card is exchanged, what has to stay on it, and where its balance is checked. */
export const ChoiceRedeem = ({ shop, redeem }: ChoiceRedeemProps) => {
  const t = choiceMessages.in(shop);
  const { title, description, minimumRemainingBalance, minCustomAmount, maxCustomAmount } = redeem;
  const amount = (money: typeof minCustomAmount) => formatMoney(money, shop.locale);
  return (
    <section className={section} aria-labelledby="choice-redeem">
      <div className={styles.panel}>
        <div className={styles.words}>
          <Heading level={2} id="choice-redeem">
            {title}
          </Heading>
          <Text>{description}</Text>
        </div>
        <div className={styles.keep}>
          <ul className={styles.facts}>
            <li>{t("redeem.worth", { minimum: amount(minCustomAmount), maximum: amount(maxCustomAmount) })}</li>
            <li>{t("redeem.least", { amount: amount(minimumRemainingBalance) })}</li>
          </ul>
          <ButtonLink href={shop.link("balanceCheck")} variant="secondary">
            {t("redeem.balance")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
