import { join } from "@giftshop/ui-kit/join";
import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import * as styles from "./confirmation.css.ts";

/** The room an order will take. */
export const ConfirmationSkeleton = ({ label }: { label: string }) => (
  <div className={join(styles.layout, styles.waiting)}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <div className={styles.main}>
      <Skeleton shape="block" height="10rem" />
      <Skeleton shape="block" height="16rem" />
    </div>
    <Skeleton shape="block" height="24rem" />
  </div>
);
