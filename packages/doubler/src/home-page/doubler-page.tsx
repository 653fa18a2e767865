import type { Shop } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { DoublerData } from "../doubler.query.ts";
import * as styles from "../doubler-page.css.ts";
import { doublerMessages } from "../messages.ts";
import { DrawsSection } from "./draws-section.tsx";
import { Figures } from "./figures.tsx";
import { leadOf } from "./lead-of.ts";
import { RulesSection } from "./rules-section.tsx";
import { WinnersSection } from "./winners-section.tsx";
import { WithdrawLeaf } from "./withdraw-leaf.tsx";

export interface DoublerPageProps {
  shop: Shop;
  data: DoublerData;
}

/**
 * The monthly draw: what it is, until when, its rules, who won,
 * and how it is checked. Server component, the same for everybody.
 */
export const DoublerPage = ({ shop, data }: DoublerPageProps) => {
  const t = doublerMessages.in(shop);
  const picture = brandingOf(shop.storefront).doublerImages?.hero;
  return (
    <Container as="main" id="main" className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <Heading level={1}>{t("title")}</Heading>
          <Text size="lead" tone="muted">
            {leadOf(shop)}
          </Text>
          <ButtonLink href={shop.link("balanceCheck")} size="large">
            {t("enter")}
          </ButtonLink>
        </div>
        {picture && (
          <img className={styles.picture} src={picture.src} width={picture.width} height={picture.height} alt="" />
        )}
      </header>
      <Figures shop={shop} current={data.current} />
      <section className={styles.section} aria-labelledby="doubler-how">
        <Heading level={2} id="doubler-how">
          {t("how.title")}
        </Heading>
        <ol className={`${styles.list} ${styles.measure}`}>
          <li>{t("how.check")}</li>
          <li>{t("how.receipt")}</li>
          <li>{t("how.draw")}</li>
        </ol>
      </section>
      <WinnersSection shop={shop} winners={data.winners} />
      <RulesSection shop={shop} />
      <DrawsSection shop={shop} draws={data.draws} />
      <section className={styles.section} aria-labelledby="doubler-withdraw">
        <Heading level={2} id="doubler-withdraw">
          {t("withdraw.title")}
        </Heading>
        <Text className={styles.measure}>{t("withdraw.text")}</Text>
        <WithdrawLeaf shop={shop.data} words={doublerMessages.words(shop)} />
      </section>
    </Container>
  );
};
