import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages/format";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { CardWrapper, GiftMail, GiftPreview } from "@giftshop/ui-kit/gift-preview";
import { Modal } from "@giftshop/ui-kit/modal";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import { ExtraFragment, type LineFragment } from "../line/line.fragment.ts";
import { LineParts } from "../line/line-parts.tsx";
import { forWhom } from "../shipment/for-whom.ts";
import * as styles from "./windows.css.ts";

export interface GiftWindowProps {
  context: BasketContext;
  /** In words: "Close". */
  closeLabel: string;
  line: ResultOf<typeof LineFragment>;
  onClose(): void;
}

const looked = (extra: FragmentType<typeof ExtraFragment> | null) => {
  const product = readFragment(ExtraFragment, extra)?.product;
  return product && { alt: product.title, src: product.image.url };
};

/** The window *package item preview*: a gift as it will arrive, at the name of who gets it. */
export function GiftWindow({ context, closeLabel, line, onClose }: GiftWindowProps) {
  const { t, locale } = context;
  const { giftcard, recipient, message } = line;
  const { product, price, variation } = giftcard;
  const label = t("line.see");
  const whom = forWhom(t, recipient);
  const wrapper = looked(line.wrapper);
  const packing = looked(line.giftPacking);
  const face = { src: product.image.url, alt: product.title };
  const value = product.productType === "GIFTCARD_BLANK" ? undefined : formatMoney(price, locale);
  return (
    <Modal open onClose={onClose} title={whom} closeLabel={closeLabel}>
      <div className={styles.look}>
        {variation.variationType === "DIGITAL" ? (
          <GiftMail
            label={label}
            to={recipient?.email ? t("recipient.email", { email: recipient.email }) : whom}
            design={wrapper?.src}
            card={<GiftCard face={face} value={value} priority />}
            message={message?.text}
          />
        ) : (
          <GiftPreview
            label={label}
            card={
              <GiftCard face={face} value={value} priority>
                {wrapper && <CardWrapper {...wrapper} />}
              </GiftCard>
            }
            packing={packing ?? undefined}
            message={message ? { message: message.text } : undefined}
          />
        )}
        <LineParts context={context} line={{ ...line, message: null }} />
      </div>
    </Modal>
  );
}
