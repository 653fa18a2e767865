import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { GiftStage } from "@giftshop/ui-kit/gift-stage";
import { EyeIcon } from "@giftshop/ui-kit/icon";
import { memo, type RefObject } from "react";
import { useProductDialog } from "../../product-dialogs/use-product-dialog.tsx";
import { type GiftFactsOptions, giftLook } from "../gift-facts.ts";
import * as styles from "./mini-stage.css.ts";
import { stageDress } from "./stage-dress.tsx";
import type { StageParts } from "./stage-parts.ts";
import { useGone } from "./use-gone.ts";
import { useHeaderAway } from "./use-header-away.ts";

export interface MiniStageProps extends StageParts {
  /** The stage that it stands for once that has left the window. */
  stage: RefObject<HTMLElement | null>;
  /** Value of one card, for people. */
  value: string | undefined;
  /** Opens the gift in full. */
  label: string;
  /** What it is made of. */
  facts: GiftFactsOptions;
}

/**
 * The gift, small, at the upper edge of a phone: what is
 * chosen further down is seen on it. A press shows it in full.
 */
export const MiniStage = memo(function MiniStage({ stage, value, label, facts, ...parts }: MiniStageProps) {
  const { picture } = facts;
  const { gone, strip } = useGone(stage);
  useHeaderAway(strip, gone);
  const { window, busy, fetchAhead, show } = useProductDialog({ dialog: "gift", look: giftLook(facts) });
  const { sleeve, dress } = stageDress(parts);
  const words = [parts.name?.trim(), parts.day ? parts.dayWords : undefined].filter(Boolean).join(" · ");
  return (
    <div className={styles.place}>
      <div ref={strip} className={styles.strip} data-shown={gone || undefined} inert={!gone}>
        <div className={styles.small} aria-hidden="true">
          <GiftStage
            className={styles.stage}
            label=""
            backgroundColor={picture.backgroundColor}
            covered={sleeve !== undefined}
            dress={dress}
            card={<GiftCard face={{ src: picture.url, alt: "" }}>{sleeve}</GiftCard>}
          />
        </div>
        <p className={styles.words}>
          <span className={styles.value}>{value ?? picture.title}</span>
          <span className={styles.more}>{words || picture.title}</span>
        </p>
        <EyeIcon className={styles.eye} />
        <button
          type="button"
          className={styles.open}
          aria-label={label}
          aria-haspopup="dialog"
          aria-busy={busy}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          // A help: where it cannot be fetched, the next press asks again.
          onClick={() => void show().catch(() => {})}
        />
      </div>
      {window}
    </div>
  );
});
