import type { Shop } from "@giftshop/storefront-config";
import { AccordionItem } from "@giftshop/ui-kit/accordion";
import { Heading, Text } from "@giftshop/ui-kit/text";
import * as styles from "./choice-steps.css.ts";
import { choiceMessages } from "./messages.ts";

const steps = ["give", "choose", "shop"] as const;

/** From giving to shopping in three steps, one of the answers. */
export const ChoiceSteps = ({ shop }: { shop: Shop }) => {
  const t = choiceMessages.in(shop);
  return (
    <AccordionItem title={t("how.title")}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <Heading level={3} size="lead">
              {t(`how.${step}.title`)}
            </Heading>
            <Text>{t(`how.${step}.text`)}</Text>
          </li>
        ))}
      </ol>
    </AccordionItem>
  );
};
