import { dayText } from "@giftshop/delivery-date/text";
import { loadDayWindow } from "@giftshop/delivery-date/window";
import { ChangeRows } from "@giftshop/receivers/change-rows";
import { loadReceiverDialog } from "@giftshop/receivers/dialog";
import type { Language } from "@giftshop/storefront-config";
import { Button } from "@giftshop/ui-kit/button";
import { Link } from "@giftshop/ui-kit/link";
import { Modal } from "@giftshop/ui-kit/modal";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import { giftOf } from "./arrivals.ts";
import * as styles from "./order-summary.css.ts";
import type { ChangedPackage } from "./package-changes.ts";

interface Windows extends Awaited<ReturnType<typeof loadReceiverDialog>> {
  DayWindow: Awaited<ReturnType<typeof loadDayWindow>>;
}

export interface ChangeWindowsProps extends ChangedPackage {
  windows: Windows;
  onClose(): void;
}

/** What of a gift is changed in the checkout, each in a window of its own; the rest in the basket. */
const ChangeWindows = ({ windows, line, kind, changes, onClose }: ChangeWindowsProps) => {
  const { shop, t } = useCheckout();
  const { words, DayWindow, ReceiverDialog } = windows;
  const { locale, storefront } = shop;
  const { recipient, deliveryDate: plan } = line;
  const [what, setWhat] = useState<"receiver" | "copy" | "day">();
  if (what === "day")
    return (
      <DayWindow open {...{ kind, plan, locale, onClose }} onChoose={(next) => changes.chooseDay(line.id, next)} />
    );
  const gift = giftOf(line, kind);
  if (what)
    return (
      <ReceiverDialog
        {...{ locale, words, gift, onClose }}
        countries={storefront.delivery.countries}
        theirs={changes.theirsOf(gift)}
        actions={changes.receivers}
        copy={what === "copy"}
      />
    );
  // A box of blank cards is nobody's.
  const given = line.giftcard.product.productType !== "GIFTCARD_BLANK";
  const whom = {
    id: "receiver",
    value: recipient ? t("summary.toRecipient", { name: recipient.name }) : t("summary.toBuyer"),
    action: t("summary.changeReceiver"),
    onPress: () => setWhat("receiver"),
  };
  const day = {
    id: "day",
    value: plan ? dayText(plan, locale, storefront.timeZone) : t("day.soon"),
    action: t(plan ? "day.change" : "day.choose"),
    onPress: () => setWhat("day"),
  };
  return (
    <Modal open onClose={onClose} title={words("edit.title")} closeLabel={words("actions.close")}>
      <div className={styles.overview}>
        <ChangeRows rows={given ? [whom, day] : [day]} />
        {given && (
          <Button variant="secondary" block onClick={() => setWhat("copy")}>
            {t("summary.copy")}
          </Button>
        )}
        <Link href={shop.link("basket")}>{t("summary.edit")}</Link>
      </div>
    </Modal>
  );
};

/** The windows with their words. This module is fetched on first need. */
export const loadChangeWindows = async (language: Language) => {
  const [receivers, DayWindow] = await Promise.all([loadReceiverDialog(language), loadDayWindow()]);
  return { ...receivers, DayWindow, ChangeWindows };
};
