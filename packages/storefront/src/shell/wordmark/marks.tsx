import type { BrandGroup } from "@giftshop/storefront-config";
import type { ReactNode } from "react";
import * as styles from "./wordmark.css.ts";

/** The sign in front of the name, in a square of 40: a bow, confetti, a rosette. */
export const marks: Record<BrandGroup, ReactNode> = {
  CB: (
    <>
      <rect className={styles.primary} x="4" y="15" width="32" height="22" rx="5" />
      <path className={styles.accent} d="M17 15h6v22h-6z" />
      <path
        className={styles.line}
        d="M20 15C14 4 4 6 6 12c1.400 4 9 3.500 14 3Zm0 0C26 4 36 6 34 12c-1.400 4-9 3.500-14 3Z"
      />
    </>
  ),
  CK: (
    <>
      <circle className={styles.primary} cx="20" cy="20" r="16" />
      <path className={styles.accent} d="m11 27 4-13 9 9Z" />
      <circle className={styles.accent} cx="24" cy="11" r="2.200" />
      <circle className={styles.light} cx="29.500" cy="16.500" r="1.800" />
      <path className={styles.lightLine} d="M19 8.500c2 1.500 1.500 3.500 0 5M31 22c-2-1-4-.5-5 .8" />
    </>
  ),
  GCS: (
    <>
      <circle className={styles.line} cx="20" cy="20" r="16" />
      {[0, 30, 60, 90, 120, 150].map((degrees) => (
        <ellipse
          key={degrees}
          className={styles.hair}
          cx="20"
          cy="20"
          rx="15"
          ry="6"
          transform={`rotate(${degrees} 20 20)`}
        />
      ))}
      <circle className={styles.primary} cx="20" cy="20" r="3" />
    </>
  ),
};
