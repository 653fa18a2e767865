import { LockIcon } from "@giftshop/ui-kit/icon";
import { join } from "@giftshop/ui-kit/join";
import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { TextField } from "@giftshop/ui-kit/text-field";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import type { ReactNode } from "react";
import * as styles from "./balance-check.css.ts";

export interface FormSkeletonProps {
  loading: string;
  /** The words of the form: how many lines they take is what the room depends on. */
  texts: Record<"cardNumber" | "cardNumberHint" | "pin" | "pinHint" | "privacy", string>;
}

/** The room the form will take: its own fields, unseen and out of reach, with a skeleton over each. */
export const FormSkeleton = ({ loading, texts }: FormSkeletonProps) => (
  <div className={join(styles.panel, styles.waiting)} aria-busy="true">
    <VisuallyHidden role="status">{loading}</VisuallyHidden>
    <Room>
      <TextField className={styles.digits} label={texts.cardNumber} hint={texts.cardNumberHint} disabled />
    </Room>
    <Skeleton shape="block" className={styles.scanSkeleton} />
    <Room>
      <TextField className={styles.pin} label={texts.pin} hint={texts.pinHint} disabled />
    </Room>
    <Skeleton shape="block" className={styles.buttonSkeleton} />
    <Room>
      <p className={styles.privacy}>
        <LockIcon />
        {texts.privacy}
      </p>
    </Room>
  </div>
);

/** A skeleton exactly as large as what it holds. */
const Room = ({ children }: { children: ReactNode }) => (
  <div className={styles.room}>
    <Skeleton shape="block" className={styles.roomSkeleton} />
    <div className={styles.unseen} inert>
      {children}
    </div>
  </div>
);
