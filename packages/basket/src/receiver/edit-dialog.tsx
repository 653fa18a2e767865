import { postmarkOf } from "@giftshop/delivery-date/postmark";
import { dayText } from "@giftshop/delivery-date/text";
import { type ResultOf, readFragment } from "@giftshop/graphql";
import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { ChangeRows } from "@giftshop/receivers/change-rows";
import { ReceiverForm } from "@giftshop/receivers/form";
import {
  type Fault,
  type Faults,
  faultOf,
  faultsOf,
  faultWords,
  receiverValue,
  toRecipient,
} from "@giftshop/receivers/value";
import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { asciiDigits } from "@giftshop/validation/digits";
import { type SubmitEvent, useEffect, useState } from "react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { BasketState } from "../basket-page/use-basket.ts";
import { updatePackage } from "../calls/edit-calls.ts";
import { packageInput } from "../calls/package-input.ts";
import { ExtraFragment, type LineFragment } from "../line/line.fragment.ts";
import { forWhom } from "../shipment/for-whom.ts";
import { GiftLook, type LookExtra } from "../windows/gift-look.tsx";
import { ExtraChoice } from "./extra-choice.tsx";
import { loadOffers, type Offers } from "./load-offers.ts";
import * as styles from "./receiver.css.ts";
import { ValueChoice } from "./value-choice.tsx";

type Line = ResultOf<typeof LineFragment>;
type Kind = Line["giftcard"]["variation"]["variationType"];

export interface EditDialogProps {
  context: BasketContext;
  words: TranslateReceiver;
  state: Pick<BasketState, "edit">;
  line: Line;
  /** Opens another window of the line in the place of this one. */
  onOther(what: "receiver" | "day" | "copy"): void;
  onClose(): void;
}

/** A typed amount in minor units; a text that is no whole number is none. */
const minor = (typed: string): number => {
  const digits = asciiDigits(typed).trim();
  return /^\d{1,7}$/u.test(digits) ? Number(digits) * 100 : 0;
};

const lookOf = (extras: Offers["wrappers"] = [], id: string): LookExtra | undefined => {
  const extra = extras.find((one) => one.id === id);
  return extra && { alt: extra.title, src: extra.image.url };
};

/**
 * Everything that was chosen on the product page, changed in the basket:
 * receiver and day in windows of their own, the rest here.
 */
export const EditDialog = ({ context, words, state, line, onOther, onClose }: EditDialogProps) => {
  const { t, locale, timeZone, currency, noteLimit } = context;
  const [country = ""] = context.countries;
  const { variation, price, product } = line.giftcard;
  const [offers, setOffers] = useState<Offers>();
  const [kind, setKind] = useState<Kind>(variation.variationType);
  const [amount, setAmount] = useState(String(price.value / 100));
  const [message, setMessage] = useState(line.message?.text ?? "");
  const [wrapper, setWrapper] = useState(readFragment(ExtraFragment, line.wrapper)?.variation.id ?? "");
  const [packing, setPacking] = useState(readFragment(ExtraFragment, line.giftPacking)?.variation.id ?? "");
  const [receiver, setReceiver] = useState(() => receiverValue(line.recipient, country));
  const [faults, setFaults] = useState<Faults & { value?: Fault; message?: Fault }>({});
  const [sending, setSending] = useState(true);
  useEffect(() => {
    void loadOffers(product.path)
      .then((found) => (found ? setOffers(found) : setFaults({ form: "unreachable" })))
      .finally(() => setSending(false));
  }, [product.path]);

  const digital = offers?.digitalVariationConfig;
  const physical = offers?.physicalVariationConfig;
  const offer = kind === "DIGITAL" ? digital : physical;
  const ofKind = (options: Offers["wrappers"] = []) => options.filter(({ variationType }) => variationType === kind);
  const moved = kind !== variation.variationType;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!offer) return;
    setSending(true);
    setFaults({});
    const { recipient: known } = packageInput(line, "");
    const answer = await state
      .edit(
        updatePackage({
          quantity: line.giftcard.qty,
          packageId: line.id,
          variationId: offer.variationId,
          value: minor(amount),
          message: message || null,
          wrapperId: wrapper || null,
          giftPackingId: packing || null,
          recipient: moved && line.recipient ? toRecipient(receiver, kind === "DIGITAL") : known,
        }),
      )
      .finally(() => setSending(false));
    if (answer.kind === "unreachable") return setFaults({ form: "unreachable" });
    if (answer.errors.length === 0) return onClose();
    const at = (name: string) => answer.errors.find((one) => one.referencedRequestParameter === `input.${name}`);
    const [value, note] = [at("value"), at("message")];
    const others = answer.errors.filter((one) => one !== value && one !== note);
    setFaults({
      ...faultsOf(others),
      ...(value ? { value: faultOf(value.code) } : {}),
      ...(note ? { message: faultOf(note.code) } : {}),
    });
  };

  const choosing = { none: words("edit.none"), free: t("line.free"), locale };
  const given = product.productType !== "GIFTCARD_BLANK";
  const day = {
    id: "day",
    value: line.deliveryDate ? dayText(line.deliveryDate, locale, timeZone) : t("day.soon"),
    action: t(line.deliveryDate ? "day.change" : "day.choose"),
    onPress: () => onOther("day"),
  };
  const whom = {
    id: "receiver",
    value: forWhom(t, line.recipient),
    action: t("line.receiver"),
    onPress: () => onOther("receiver"),
  };
  const error = (fault: Fault | undefined) => fault && words(`faults.${fault}`, { most: noteLimit });
  return (
    <Modal open onClose={onClose} title={words("edit.title")} closeLabel={words("actions.close")} loading={sending}>
      <form className={styles.fields} onSubmit={submit} noValidate>
        <GiftLook
          label={t("line.see")}
          low
          face={{ src: product.image.url, alt: product.title }}
          backgroundColor={product.backgroundColor}
          message={message}
          name={line.recipient?.firstName}
          postmark={
            line.deliveryDate
              ? postmarkOf(line.deliveryDate, locale, dayText(line.deliveryDate, locale, timeZone))
              : undefined
          }
          wrapper={lookOf(offers?.wrappers, wrapper)}
          packing={lookOf(offers?.giftPackings, packing)}
        />
        <ChangeRows rows={given ? [whom, day] : [day]} />
        {offer && (
          <ValueChoice
            {...{ words, locale, currency, offer, amount }}
            error={error(faults.value)}
            onChange={setAmount}
          />
        )}
        {digital && physical && (
          <RadioCards
            legend={words("edit.way")}
            name="edit-kind"
            direction="row"
            value={kind}
            onChange={(next) => {
              setKind(next === "DIGITAL" ? "DIGITAL" : "PHYSICAL");
              // Wrappers and packings belong to a kind.
              setWrapper("");
              setPacking("");
            }}
            options={[
              { value: "DIGITAL", label: words("edit.digital") },
              { value: "PHYSICAL", label: words("edit.physical") },
            ]}
          />
        )}
        {moved && line.recipient && (
          <ReceiverForm
            {...{ locale, words }}
            error={(field) => faultWords(words, faults, field)}
            countries={context.countries}
            value={receiver}
            digital={kind === "DIGITAL"}
            physical={kind === "PHYSICAL"}
            onChange={(patch) => setReceiver((now) => ({ ...now, ...patch }))}
          />
        )}
        <TextArea
          label={words("edit.message")}
          optionalLabel={words("fields.optional")}
          error={error(faults.message)}
          limit={noteLimit}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <ExtraChoice
          name="edit-wrapper"
          legend={words("edit.wrapper")}
          {...choosing}
          options={ofKind(offers?.wrappers)}
          value={wrapper}
          onChange={setWrapper}
        />
        <ExtraChoice
          name="edit-packing"
          legend={words("edit.packing")}
          {...choosing}
          options={ofKind(offers?.giftPackings)}
          value={packing}
          onChange={setPacking}
        />
        {faults.form && (
          <p className={styles.fault} role="alert">
            {error(faults.form)}
          </p>
        )}
        <Button type="submit" block disabled={!offer}>
          {words("actions.save")}
        </Button>
        {given && (
          <Button variant="quiet" block onClick={() => onOther("copy")}>
            {t("line.copy")}
          </Button>
        )}
      </form>
    </Modal>
  );
};
