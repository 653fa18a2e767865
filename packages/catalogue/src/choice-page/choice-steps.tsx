import type { Shop } from "@giftshop/storefront-config";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { section } from "../product-page/product-page.css.ts";
import * as styles from "./choice-steps.css.ts";
import { choiceMessages } from "./messages.ts";

const steps = ["give", "choose", "shop"] as const;

/** From giving to shopping in three steps. */
export const ChoiceSteps = ({ shop }: { shop: Shop }) => {
  const t = choiceMessages.in(shop);
  return (
    <section className={section} aria-labelledby="choice-steps">
      <Heading level={2} id="choice-steps">
        {t("how.title")}
      </Heading>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <Heading level={3}>{t(`how.${step}.title`)}</Heading>
            <Text>{t(`how.${step}.text`)}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
};
