import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { CardWrapper, GiftMail, GiftPreview } from "@giftshop/ui-kit/gift-preview";
import { Text } from "@giftshop/ui-kit/text";
import type { LateTranslate } from "../late-words.ts";
import type { GiftLook } from "./gift-look.ts";
import * as styles from "./look.css.ts";

export interface GiftLookViewProps {
  t: LateTranslate;
  look: GiftLook;
  /** Leaves away what is not asked about: the wrapper alone, or the packing alone. Default all of it. */
  only?: "wrapper" | "packing" | undefined;
}

/** A present as it arrives: its e-mail opened, or the card in its wrapper, in its box, with its note. */
export function GiftLookView({ t, look, only }: GiftLookViewProps) {
  const { kind, face, title, value, message, name, email } = look;
  const wrapper = only === "packing" ? undefined : look.wrapper;
  const packing = only === "wrapper" ? undefined : look.packing;
  const note = only === undefined ? message : "";
  const names = [title, value, wrapper?.title, packing?.title].filter(Boolean).join(" · ");
  const digital = kind === "DIGITAL";
  return (
    <div className={styles.look}>
      {digital ? (
        <GiftMail
          label={t("titles.gift")}
          to={email ? t("look.to", { email }) : name || t("look.toYou")}
          design={wrapper?.imageUrl}
          card={<GiftCard face={{ src: face, alt: title }} value={value} priority />}
          message={note}
        />
      ) : (
        <GiftPreview
          label={t("titles.gift")}
          card={
            <GiftCard face={{ src: face, alt: title }} value={value} priority>
              {wrapper && <CardWrapper alt={wrapper.title} src={wrapper.imageUrl} />}
            </GiftCard>
          }
          packing={packing && { alt: packing.title, src: packing.imageUrl }}
          message={note ? { message: note } : undefined}
        />
      )}
      <Text size="small" tone="muted">
        {[name, names].filter(Boolean).join(" · ")}
      </Text>
    </div>
  );
}
