import { join, Skeleton, VisuallyHidden } from "@giftshop/ui-kit";
import * as styles from "./checkout-layout.css.ts";

/** The room the checkout will take. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <div className={join(styles.layout, styles.waiting)} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={styles.summary}>
        <Skeleton shape="block" className={styles.summarySkeleton} />
      </div>
      <div className={styles.form}>
        <Skeleton shape="block" className={styles.stepsSkeleton} />
        <Skeleton shape="block" className={styles.sectionSkeleton} />
        <Skeleton shape="block" className={styles.sectionSkeleton} />
      </div>
    </div>
  );
}
