import { type FragmentType, readFragment } from "@giftshop/graphql";
import { Button } from "@giftshop/ui-kit/button";
import { TrashIcon, WarningIcon } from "@giftshop/ui-kit/icon";
import { Link } from "@giftshop/ui-kit/link";
import { Price } from "@giftshop/ui-kit/price";
import { Stepper } from "@giftshop/ui-kit/stepper";
import type { ReactNode } from "react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { BasketState } from "../basket-page/use-basket.ts";
import { packageInput } from "../calls/package-input.ts";
import { forWhom } from "../shipment/for-whom.ts";
import * as styles from "./line.css.ts";
import { LineFragment } from "./line.fragment.ts";
import { LineGift } from "./line-gift.tsx";
import { LineParts } from "./line-parts.tsx";
import { lineProblem } from "./line-problem.ts";
import { theirsOf } from "./theirs-of.ts";
import { type LineWindow, useLineWindows } from "./use-line-windows.tsx";

export interface LineProps {
  context: BasketContext;
  state: BasketState;
  /** Tag of the shipment it travels with. */
  shipmentTag: string;
  line: FragmentType<typeof LineFragment>;
  /** Says for whom it is: not everything in its shipment is for the same person. */
  named: boolean;
  /** It is the only one of its basket. */
  alone: boolean;
}

/** One present: its card, what goes with it, how many, and what that costs. */
export const Line = ({ context, state, shipmentTag, line: masked, named, alone }: LineProps) => {
  const { t, locale, hrefs } = context;
  const line = readFragment(LineFragment, masked);
  const { product, maxQty } = line.giftcard;
  const { title } = product;
  const wished = state.wishes.get(line.id);
  const quantity = wished ?? line.giftcard.qty;
  const problem = lineProblem(context, line);
  const most = Math.max(maxQty, line.giftcard.qty);

  const remove = () => {
    // As many as it shows, whether or not commerce knows of the last press yet.
    const input = { ...packageInput(line, crypto.randomUUID()), quantity };
    void state.remove({ shipmentTag, packageId: line.id }, { title, input });
  };

  const windows = useLineWindows({ context, state, line, theirs: theirsOf(state.basket, line), onDelete: remove });

  const button = (what: LineWindow, words: ReactNode, name: string) => (
    <Button
      variant="quiet"
      size="small"
      icon={what === "delete" && <TrashIcon />}
      className={styles.action}
      data-what={what}
      aria-haspopup="dialog"
      aria-label={name}
      loading={windows.waiting === what}
      onClick={() => windows.show(what)}
    >
      {words}
    </Button>
  );

  return (
    <article className={styles.line} data-leaving={state.leaving.has(line.id) || undefined}>
      <LineGift context={context} line={line} windows={windows} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <Link variant="plain" href={hrefs.product.replace("{product}", encodeURIComponent(product.path))}>
              {title}
            </Link>
          </h3>
          <span className={styles.price}>
            <Price {...line.totalPrice} locale={locale} decimals="always" emphasis="strong" />
          </span>
        </div>
        {named && <p className={styles.forWhom}>{forWhom(t, line.recipient)}</p>}
        <LineParts context={context} line={line} />
        {problem && (
          <p className={styles.problem}>
            <WarningIcon />
            {problem}
          </p>
        )}
        {quantity >= most && most > 1 && !problem && (
          <p className={styles.note}>{t("problems.most", { count: String(most) })}</p>
        )}
      </div>
      <div className={styles.actions}>
        <Stepper
          label={t("line.quantity", { title })}
          decreaseLabel={t("line.less")}
          increaseLabel={t("line.more")}
          value={quantity}
          max={most}
          pending={wished !== undefined}
          onChange={(wish) => state.wish(line.id, wish)}
        />
        {button("edit", t("line.edit"), `${t("line.edit")}: ${title}`)}
        {button("delete", <span className={styles.removeWord}>{t("line.remove")}</span>, t("line.removeOf", { title }))}
        {alone && product.productType !== "GIFTCARD_BLANK" && (
          <div className={styles.more}>{button("copy", t("line.copy"), `${t("line.copy")}: ${title}`)}</div>
        )}
        {windows.window}
      </div>
    </article>
  );
};
