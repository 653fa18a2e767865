import { formatMoney } from "@giftshop/messages";
import type { DoublerOffer } from "@giftshop/storefront-config/doubler-offer";
import { prizeOf } from "@giftshop/storefront-config/doubler-terms";
import { type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Form, FormCheckbox, FormTextField, judgeBySchema } from "@giftshop/ui-kit/form";
import { Link } from "@giftshop/ui-kit/link";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { doublerFormSchema } from "@giftshop/validation";
import { useMemo, useState } from "react";
import { createEntrant } from "../calls/send.ts";
import { keepEntry } from "../saved-entry.ts";
import type { OfferTranslate } from "./load-words.ts";
import * as styles from "./offer.css.ts";

export interface OfferDialogProps {
  shop: ShopData;
  t: OfferTranslate;
  offer: DoublerOffer;
  open: boolean;
  onClose(): void;
  /** What enters cards. Default: commerce. */
  entrant?: ReturnType<typeof createEntrant>;
  /** Leads on, once the card takes part. Default: the browser goes there. */
  leadOn?: (href: string) => void;
}

type Entrant = ReturnType<typeof createEntrant>;
type Refusal = Extract<Awaited<ReturnType<Entrant["enter"]>>, { refusal: unknown }>["refusal"];

const judge = judgeBySchema(doublerFormSchema);
const empty = { email: "", ofAge: false, acceptTerms: false };
const fieldErrors = { email: "errors.email", ofAge: "errors.ofAge", acceptTerms: "errors.terms" } as const;
const goTo = (href: string): void => location.assign(href);

/** Offers the draw for a card whose balance was just checked, and enters it. */
export const OfferDialog = ({
  shop: data,
  t,
  offer,
  open,
  onClose,
  entrant: given,
  leadOn = goTo,
}: OfferDialogProps) => {
  const shop = useMemo(() => shopFrom(data), [data]);
  const [entrant] = useState(() => given ?? createEntrant());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { cardNumber, pin, balance } = offer;
  const prize = { ...balance, value: prizeOf(balance.value, shop.storefront.code) };

  const submit = async ({ email, ofAge, acceptTerms }: typeof empty): Promise<undefined> => {
    setBusy(true);
    setRefusal(undefined);
    const outcome = await entrant.enter({ cardNumber, pin, email: email.trim(), ofAge, acceptTerms });
    if ("refusal" in outcome) {
      setBusy(false);
      setRefusal(outcome.refusal);
      return;
    }
    const { receipt, drawsAt } = outcome.data;
    keepEntry(sessionStorage, { receipt, drawsAt, prize: outcome.data.prize });
    leadOn(shop.link("doublerThanks"));
  };

  return (
    <Modal open={open} onClose={onClose} loading={busy} size="small" title={t("title")} closeLabel={t("close")}>
      <Form
        className={styles.form}
        initialValues={empty}
        judge={judge}
        errorText={(field) => t(fieldErrors[field as keyof typeof fieldErrors])}
        busy={busy}
        onSubmit={submit}
      >
        <Text>{t("text", { prize: formatMoney(prize, shop.locale) })}</Text>
        {refusal && (
          <Banner tone={refusal === "entered" ? "info" : "danger"} live="alert">
            {t(`errors.${refusal}`)}
          </Banner>
        )}
        <FormTextField
          name="email"
          label={t("email")}
          hint={t("emailHint")}
          type="email"
          autoComplete="email"
          dir="ltr"
          required
          onFocus={entrant.prepare}
        />
        <FormCheckbox name="ofAge" label={t("ofAge")} />
        <FormCheckbox name="acceptTerms" label={t("terms")} />
        <Link href={`${shop.link("doubler")}#rules`} target="_blank">
          {t("rules")}
        </Link>
        <Button type="submit" size="large" loading={busy} loadingLabel={t("busy")}>
          {t("action")}
        </Button>
      </Form>
    </Modal>
  );
};
