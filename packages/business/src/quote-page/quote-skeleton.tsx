import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import * as styles from "./quote-page.css.ts";

/** Stands in the place of form or quote until it is there. */
export const QuoteSkeleton = ({ label }: { label: string }) => (
  <div className={styles.waiting} aria-busy="true">
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Skeleton shape="block" className={styles.skeleton} />
  </div>
);
