import { formatMoney } from "@giftshop/messages";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { ErrorIcon } from "@giftshop/ui-kit/icon";
import { SmallGift } from "@giftshop/ui-kit/small-gift";
import { orderErrorTexts } from "../checkout-form/problems/error-words.ts";
import { nameOfCode } from "../checkout-form/problems/field-errors.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { Email } from "../frame/email.tsx";
import type { Way } from "./arrivals.ts";
import { LineChange } from "./line-change.tsx";
import type { ChangedPackage, PackageChanges } from "./package-changes.ts";
import * as styles from "./package-line.css.ts";

export interface PackageLineProps extends Omit<ChangedPackage, "changes"> {
  /** How it comes to whom it is for: a donation is nobody's, nor are cards that somebody has already. */
  way: Way;
  /** What can be changed of it, where something can. */
  changes?: PackageChanges | undefined;
}

/** One package: the card, what goes with it, for whom, and what is wrong with it. */
export const PackageLine = ({ line, kind, way, changes }: PackageLineProps) => {
  const { shop, t, money, chosenDay, stamp } = useCheckout();
  const { giftcard, recipient, message, problem, wrapper, giftPacking, deliveryDate: plan } = line;
  const { title, image, backgroundColor } = giftcard.product;
  const limits = problem?.limit ? [problem.limit] : [];
  const value = formatMoney(giftcard.price, shop.locale);
  const extras = [wrapper, giftPacking].flatMap((extra) => (extra ? [extra.product.title] : []));
  return (
    <li className={styles.line} data-problem={problem ? true : undefined}>
      <SmallGift
        face={image.url}
        wrapper={wrapper?.product.image.url}
        packing={giftPacking?.product.image.url}
        message={message?.text}
        name={recipient?.firstName}
        postmark={plan ? stamp(plan, chosenDay(plan)) : undefined}
        backgroundColor={backgroundColor}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.title}>{t("summary.times", { count: giftcard.qty, title: `${title} ${value}` })}</p>
          <bdi className={styles.price}>{money(line.totalPrice)}</bdi>
        </div>
        {(recipient || way === "email" || way === "post") && (
          <p className={styles.note}>
            {recipient ? t("summary.toRecipient", { name: recipient.name }) : t("summary.toBuyer")}
          </p>
        )}
        {recipient?.email && (
          <p className={styles.note}>
            <Email address={recipient.email} />
          </p>
        )}
        {recipient?.address && (
          <p className={styles.note}>
            <bdi>{addressOnOneLine(recipient.address)}</bdi>
          </p>
        )}
        {extras.length > 0 && <p className={styles.note}>{extras.join(", ")}</p>}
        {message && (
          <p className={styles.message}>
            <span className={styles.messageLabel}>{t("summary.message")}</span> <bdi>{message.text}</bdi>
          </p>
        )}
        {problem && (
          <p className={styles.problem}>
            <ErrorIcon />
            {orderErrorTexts(t, [nameOfCode(problem.code)], limits, shop.locale).join(" ")}
          </p>
        )}
      </div>
      {changes && <LineChange {...{ line, kind, changes }} />}
    </li>
  );
};
