import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { GiftStage } from "@giftshop/ui-kit/gift-stage";
import { Parts } from "@giftshop/ui-kit/parts";
import { Text } from "@giftshop/ui-kit/text";
import { stageDress } from "../../buy/stage/stage-dress.tsx";
import type { LateTranslate } from "../late-words.ts";
import type { GiftLook } from "./gift-look.ts";
import * as styles from "./look.css.ts";

export interface GiftLookViewProps {
  t: LateTranslate;
  look: GiftLook;
  /** Leaves away what is not asked about: the wrapper alone, or the packing alone. Default all of it. */
  only?: "wrapper" | "packing" | undefined;
}

/** A present as it stands on the stage, in full, and of a digital one where its e-mail goes. */
export const GiftLookView = ({ t, look, only }: GiftLookViewProps) => {
  const { kind, face, title, value, message, name, email, day, dayWords, locale } = look;
  const wrapper = only === "packing" ? undefined : look.wrapper;
  const packing = only === "wrapper" ? undefined : look.packing;
  const rest = only === undefined ? { message, name: name.split(" ")[0], day, dayWords, locale } : {};
  const { sleeve, dress } = stageDress({ wrapper, packing, ...rest });
  return (
    <div className={styles.look}>
      <GiftStage
        className={styles.stage}
        label={t("titles.gift")}
        covered={sleeve !== undefined}
        dress={dress}
        card={
          <GiftCard face={{ src: face, alt: title }} value={value} priority>
            {sleeve}
          </GiftCard>
        }
      />
      <Text size="small" tone="muted">
        <Parts>
          {name}
          {dayWords}
          {title}
          {value}
          {wrapper?.title}
          {packing?.title}
        </Parts>
      </Text>
      {kind === "DIGITAL" && only === undefined && (
        <Text size="small" tone="muted">
          <bdi>{email ? t("look.to", { email }) : t("look.toYou")}</bdi>
        </Text>
      )}
    </div>
  );
};
