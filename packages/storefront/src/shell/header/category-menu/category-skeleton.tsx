import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import * as styles from "./category-menu.css.ts";

/** As many as a phone shows; a desktop has the panel's height anyway. */
const widths = ["6rem", "9rem", "7rem", "8rem", "10rem", "6rem"];

/** The room of the categories, while they come. */
export const CategorySkeleton = ({ label }: { label: string }) => (
  <div className={styles.browser}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {widths.map((width, row) => (
      <span key={row} className={styles.category}>
        <Skeleton width={width} />
      </span>
    ))}
  </div>
);
