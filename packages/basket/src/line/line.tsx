import { DayChoice } from "@giftshop/delivery-date/choice";
import { dayText } from "@giftshop/delivery-date/text";
import { type FragmentType, readFragment } from "@giftshop/graphql";
import { Button } from "@giftshop/ui-kit/button";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { TrashIcon, WarningIcon } from "@giftshop/ui-kit/icon";
import { Link } from "@giftshop/ui-kit/link";
import { Price } from "@giftshop/ui-kit/price";
import { Stepper } from "@giftshop/ui-kit/stepper";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { BasketState } from "../basket-page/use-basket.ts";
import { packageInput } from "../calls/package-input.ts";
import { forWhom } from "../shipment/for-whom.ts";
import * as styles from "./line.css.ts";
import { LineFragment } from "./line.fragment.ts";
import { LineChanges } from "./line-changes.tsx";
import { LineParts } from "./line-parts.tsx";
import { lineProblem } from "./line-problem.ts";
import { theirsOf } from "./theirs-of.ts";
import { useLineWindows } from "./use-line-windows.tsx";

export interface LineProps {
  context: BasketContext;
  state: BasketState;
  /** Tag of the shipment it travels with. */
  shipmentTag: string;
  /** How it travels. */
  kind: "DIGITAL" | "PHYSICAL";
  line: FragmentType<typeof LineFragment>;
  /** Says for whom it is: not everything in its shipment is for the same person. */
  named: boolean;
}

/** One present: its card, what goes with it, how many, and what that costs. */
export const Line = ({ context, state, shipmentTag, kind, line: masked, named }: LineProps) => {
  const { t, locale, timeZone, hrefs } = context;
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

  return (
    <article className={styles.line} data-leaving={state.leaving.has(line.id) || undefined}>
      <div className={styles.card} style={{ backgroundColor: product.backgroundColor }}>
        <GiftCard face={{ src: product.image.url, alt: "" }} priority />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link variant="plain" href={hrefs.product.replace("{product}", encodeURIComponent(product.path))}>
            {title}
          </Link>
        </h3>
        {named && <p className={styles.forWhom}>{forWhom(t, line.recipient)}</p>}
        <LineParts context={context} line={line} />
        <div className={styles.day}>
          <span>{line.deliveryDate ? dayText(line.deliveryDate, locale, timeZone) : t("day.soon")}</span>
          <DayChoice
            t={t}
            of={title}
            kind={kind}
            plan={line.deliveryDate}
            locale={locale}
            onChoose={(plan) => state.chooseDay(line.id, plan)}
          />
        </div>
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
        <Button
          variant="quiet"
          size="small"
          icon={<TrashIcon />}
          aria-haspopup="dialog"
          aria-label={t("line.removeOf", { title })}
          loading={windows.waiting === "delete"}
          onClick={() => windows.show("delete")}
        >
          <span className={styles.removeWord}>{t("line.remove")}</span>
        </Button>
        <span className={styles.price}>
          <Price {...line.totalPrice} locale={locale} decimals="always" emphasis="strong" />
        </span>
        <LineChanges t={t} windows={windows} title={title} given={product.productType !== "GIFTCARD_BLANK"} />
      </div>
    </article>
  );
};
