import { join, Skeleton, VisuallyHidden } from "@giftshop/ui-kit";
import * as styles from "./confirmation.css.ts";

/** The room an order will take. */
export function ConfirmationSkeleton({ label }: { label: string }) {
  return (
    <div className={join(styles.layout, styles.waiting)}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={styles.main}>
        <Skeleton shape="block" height="10rem" />
        <Skeleton shape="block" height="16rem" />
      </div>
      <Skeleton shape="block" height="24rem" />
    </div>
  );
}
