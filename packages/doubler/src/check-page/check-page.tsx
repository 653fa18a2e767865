import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { Draw } from "../doubler.query.ts";
import * as styles from "../doubler-page.css.ts";
import { doublerMessages } from "../messages.ts";
import { CheckLeaf } from "./check-leaf.tsx";

export interface CheckPageProps {
  shop: Shop;
  draws: readonly Draw[];
  /** Origin of the shop, without a slash at its end. */
  origin: string;
}

const paragraphs = ["receipt", "fixed", "beacon", "mix", "limits"] as const;

/**
 * How anybody checks a draw: by this browser, or by a program;
 * and what is computed, in plain words. Server component.
 */
export const CheckPage = ({ shop, draws, origin }: CheckPageProps) => {
  const t = doublerMessages.in(shop);
  const held = draws.filter(({ state }) => state === "DRAWN").map(({ id }) => id);
  return (
    <Container as="main" id="main" className={styles.page}>
      <header className={styles.words}>
        <Heading level={1}>{t("check.title")}</Heading>
        <Text size="lead" tone="muted" className={styles.measure}>
          {t("check.lead")}
        </Text>
      </header>
      {held.length === 0 ? (
        <Text>{t("check.none")}</Text>
      ) : (
        <div className={styles.panel}>
          <CheckLeaf language={shop.language} words={doublerMessages.words(shop)} draws={held} />
        </div>
      )}
      <section className={`${styles.section} ${styles.measure}`} aria-labelledby="doubler-explain">
        <Heading level={2} id="doubler-explain">
          {t("explain.title")}
        </Heading>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{t(`explain.${paragraph}`)}</Text>
        ))}
        <Text>{t("explain.command")}</Text>
        <p className={styles.receipt} dir="ltr">
          npx doubler-verify {origin} {held[0] ?? `${shop.storefront.code}-2026-12`}
        </p>
      </section>
    </Container>
  );
};
