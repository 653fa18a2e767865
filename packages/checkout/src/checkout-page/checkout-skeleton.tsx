import { join } from "@giftshop/ui-kit/join";
import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import * as styles from "./checkout-layout.css.ts";

/** The room the checkout will take. */
export const CheckoutSkeleton = ({ label }: { label: string }) => (
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
