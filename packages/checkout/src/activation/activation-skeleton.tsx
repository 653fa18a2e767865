import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import * as styles from "./activation.css.ts";

/** Stands in the place of the form until it is there. */
export const ActivationSkeleton = ({ label }: { label: string }) => (
  <div className={styles.waiting} aria-busy="true">
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Skeleton shape="block" className={styles.skeleton} />
  </div>
);
