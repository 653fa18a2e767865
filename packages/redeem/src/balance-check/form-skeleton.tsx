import { Skeleton, VisuallyHidden } from "@giftshop/ui-kit";
import * as styles from "./balance-check.css.ts";

/** The room the form will take. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.panel} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton shape="block" height="7rem" />
      <Skeleton shape="block" height="7rem" />
      <Skeleton shape="block" height="3.5rem" />
    </div>
  );
}
