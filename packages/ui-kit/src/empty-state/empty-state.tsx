import type { ReactNode } from "react";
import { join } from "../join.ts";
import { Motif } from "../motif/motif.tsx";
import { Heading, Text } from "../text/text.tsx";
import * as styles from "./empty-state.css.ts";

export interface EmptyStateProps {
  /** What is so: "Your basket is empty". */
  title: ReactNode;
  /** Why, or what could be here. */
  children?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /** A scene in the hand of the house in the place of its ornament. */
  scene?: "basket" | "search" | "orders" | "favourites" | "payment" | "activated";
  /** A picture of one's own in its place. */
  visual?: ReactNode;
  /** Heading level of the title within the page's outline. Default 2. */
  level?: 1 | 2 | 3;
  className?: string | undefined;
}

/** Nothing is here yet, or nothing was found: said kindly, with a way on. */
export const EmptyState = ({ title, children, action, scene, visual, level = 2, className }: EmptyStateProps) => (
  <div className={join(styles.emptyState, className)}>
    {visual ?? (scene ? <span className={styles.scene} data-scene={scene} aria-hidden="true" /> : <Motif />)}
    <Heading level={level} size="heading">
      {title}
    </Heading>
    {children && (
      <Text as="div" tone="muted">
        {children}
      </Text>
    )}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
