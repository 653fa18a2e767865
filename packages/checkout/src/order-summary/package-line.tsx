import { DayChoice } from "@giftshop/delivery-date/choice";
import type { DayPlan } from "@giftshop/delivery-date/text";
import type { ResultOf } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Gift, ReceiverActions } from "@giftshop/receivers/dialog";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { ErrorIcon } from "@giftshop/ui-kit/icon";
import { orderErrorTexts } from "../checkout-form/problems/error-words.ts";
import { nameOfCode } from "../checkout-form/problems/field-errors.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { giftOf } from "./arrivals.ts";
import * as styles from "./package-line.css.ts";
import type { PackageLineFragment } from "./package-line.fragment.ts";
import { ReceiverChanges } from "./receiver-changes.tsx";

/** Changes the day of a package; answers why that was refused. */
export type ChoosePackageDay = (packageId: string, plan: DayPlan | null) => Promise<number | undefined>;

export interface PackageLineProps {
  line: ResultOf<typeof PackageLineFragment>;
  /** How it travels. */
  kind: "DIGITAL" | "PHYSICAL";
  changes?: PackageChanges | undefined;
}

/** What can be changed of a package in its place. */
export interface PackageChanges {
  chooseDay: ChoosePackageDay;
  receivers: ReceiverActions;
  /** All gifts of the receiver of one. */
  theirsOf(gift: Gift): readonly Gift[];
}

/** One package: the card, what goes with it, for whom, and what is wrong with it. */
export const PackageLine = ({ line, kind, changes }: PackageLineProps) => {
  const { shop, t, money } = useCheckout();
  const { giftcard, recipient, message, problem } = line;
  const { title } = giftcard.product;
  const gift = giftOf(line, kind);
  const limits = problem?.limit ? [problem.limit] : [];
  const value = formatMoney(giftcard.price, shop.locale);
  const extras = [line.wrapper, line.giftPacking].flatMap((extra) => (extra ? [extra.product.title] : []));
  return (
    <li className={styles.line} data-problem={problem ? true : undefined}>
      <GiftCard className={styles.face} face={{ src: giftcard.product.image.url, alt: "" }} shadow={false} />
      <div className={styles.words}>
        <p className={styles.title}>{t("summary.times", { count: giftcard.qty, title: `${title} ${value}` })}</p>
        <p className={styles.note}>
          {recipient ? t("summary.toRecipient", { name: recipient.name }) : t("summary.toBuyer")}
          {recipient?.email && (
            <>
              {" · "}
              <bdi>{recipient.email}</bdi>
            </>
          )}
          {recipient?.address && (
            <>
              {" · "}
              <bdi>{addressOnOneLine(recipient.address)}</bdi>
            </>
          )}
        </p>
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
      <bdi className={styles.price}>{money(line.totalPrice)}</bdi>
      {changes && (
        <div className={styles.changes}>
          <DayChoice
            t={t}
            of={title}
            kind={kind}
            plan={line.deliveryDate}
            locale={shop.locale}
            onChoose={(plan) => changes.chooseDay(line.id, plan)}
          />
          {/* A box of blank cards is nobody's. */}
          {giftcard.product.productType !== "GIFTCARD_BLANK" && (
            <ReceiverChanges of={title} gift={gift} theirs={changes.theirsOf(gift)} actions={changes.receivers} />
          )}
        </div>
      )}
    </li>
  );
};
