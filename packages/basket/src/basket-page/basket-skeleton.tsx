import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import * as styles from "./basket-page.css.ts";

/** The room that a basket with one present takes. */
export const BasketSkeleton = ({ label }: { label: string }) => (
  <div role="status" className={styles.waiting}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton shape="block" className={styles.shipmentSkeleton} />
    <Skeleton shape="block" className={styles.totalsSkeleton} />
  </div>
);
