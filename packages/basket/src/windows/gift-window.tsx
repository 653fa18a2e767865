import { postmarkOf } from "@giftshop/delivery-date/postmark";
import { dayText } from "@giftshop/delivery-date/text";
import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import { Modal } from "@giftshop/ui-kit/modal";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import { ExtraFragment, type LineFragment } from "../line/line.fragment.ts";
import { LineParts } from "../line/line-parts.tsx";
import { forWhom } from "../shipment/for-whom.ts";
import { GiftLook, type LookExtra } from "./gift-look.tsx";
import * as styles from "./windows.css.ts";

export interface GiftWindowProps {
  context: BasketContext;
  /** Words of the button: "Close". */
  closeLabel: string;
  line: ResultOf<typeof LineFragment>;
  onClose(): void;
}

const lookOf = (extra: FragmentType<typeof ExtraFragment> | null): LookExtra | undefined => {
  const product = readFragment(ExtraFragment, extra)?.product;
  return product && { alt: product.title, src: product.image.url };
};

/** The window *package item preview*: a gift as it will arrive, at the name of who gets it. */
export const GiftWindow = ({ context, closeLabel, line, onClose }: GiftWindowProps) => {
  const { t, locale, timeZone } = context;
  const { giftcard, recipient, message, deliveryDate: plan } = line;
  const { product } = giftcard;
  const whom = forWhom(t, recipient);
  return (
    <Modal open onClose={onClose} title={whom} closeLabel={closeLabel}>
      <div className={styles.look}>
        <GiftLook
          label={t("line.see")}
          face={{ src: product.image.url, alt: product.title }}
          backgroundColor={product.backgroundColor}
          message={message?.text}
          name={recipient?.firstName}
          postmark={plan ? postmarkOf(plan, locale, dayText(plan, locale, timeZone)) : undefined}
          wrapper={lookOf(line.wrapper)}
          packing={lookOf(line.giftPacking)}
        />
        {recipient?.email && (
          <p className={styles.whom}>
            <bdi>{t("recipient.email", { email: recipient.email })}</bdi>
          </p>
        )}
        <LineParts context={context} line={{ ...line, message: null }} />
      </div>
    </Modal>
  );
};
