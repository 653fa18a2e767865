import { Button } from "@giftshop/ui-kit/button";
import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { Link } from "@giftshop/ui-kit/link";
import { Loader } from "@giftshop/ui-kit/loader";
import { Picture } from "@giftshop/ui-kit/picture";
import { Text } from "@giftshop/ui-kit/text";
import type { DeliveryKind } from "../../buy/offer.ts";
import { ProductCardView } from "../../product-card/product-card-view.tsx";
import { productCards } from "../../product-card/product-cards.ts";
import type { AlternativesFacts } from "../dialog-request.ts";
import type { LateTranslate } from "../late-words.ts";
import * as styles from "./alternatives.css.ts";
import { type AlternativesSource, useAlternatives } from "./use-alternatives.ts";

export interface AlternativesProps extends AlternativesFacts {
  t: LateTranslate;
  /** Delivery kind as which they must be in stock; absent for any. */
  kind?: DeliveryKind | undefined;
  /** Where they come from. Default: commerce. */
  source?: AlternativesSource | undefined;
}

/**
 * In place of what is sold out: three like it that are in stock, and the card that is good for all brands.
 */
export const Alternatives = ({ t, path, title, kind, choice, listingHref, card, source }: AlternativesProps) => {
  const { answer, retry } = useAlternatives(path, kind, source);
  return (
    <FocusKeeper className={styles.content}>
      <Text tone="muted">{t("alternatives.text", { product: title })}</Text>
      {answer.state === "loading" && (
        <div className={styles.waiting}>
          <Loader label={t("alternatives.loading")} />
        </div>
      )}
      {answer.state === "failed" && (
        <div className={styles.failed}>
          <div role="alert">
            <Text>{t("alternatives.failed")}</Text>
          </div>
          <Button variant="secondary" size="small" onClick={retry}>
            {t("alternatives.retry")}
          </Button>
        </div>
      )}
      {answer.state === "found" &&
        (answer.products.length > 0 ? (
          <ul className={styles.cards}>
            {productCards(answer.products, card).map(({ id, ...one }) => (
              <li key={id}>
                <ProductCardView {...one} level={3} />
              </li>
            ))}
          </ul>
        ) : (
          <Text>{t("alternatives.none")}</Text>
        ))}
      {/* While nobody knows, it is proposed: it hardly ever sells out. */}
      {choice && (answer.state !== "found" || answer.choice) && (
        <section className={styles.choice}>
          <Picture className={styles.face} {...choice.picture} alt="" />
          <div className={styles.words}>
            <h3 className={styles.title}>{t("alternatives.choice.title")}</h3>
            <Text>{t("alternatives.choice.text")}</Text>
            <Link href={choice.href} variant="arrow">
              {t("alternatives.choice.action")}
            </Link>
          </div>
        </section>
      )}
      <Link href={listingHref} variant="arrow">
        {t("alternatives.all")}
      </Link>
    </FocusKeeper>
  );
};
