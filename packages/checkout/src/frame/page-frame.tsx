import { Container } from "@giftshop/ui-kit/layout";
import { BackLink } from "@giftshop/ui-kit/link";
import { Heading } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import * as styles from "./page-frame.css.ts";

export interface PageFrameProps {
  /** Left out where what follows brings its own, by the state it is in. */
  title?: string;
  back?: { href: string; label: string } | undefined;
  /** Said where JavaScript is off. */
  noScript: string;
  width?: "wide" | "narrow";
  /** A small title, above content that has a large one of its own. */
  quietTitle?: boolean;
  children: ReactNode;
}

/** Title and way back of a page of this package; what follows lives in the browser. */
export const PageFrame = ({ title, back, noScript, width = "wide", quietTitle, children }: PageFrameProps) => (
  <Container as="main" id="main" width={width} className={styles.page}>
    <header className={styles.header}>
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      {title && (
        <Heading level={1} size={quietTitle ? "title" : "display"}>
          {title}
        </Heading>
      )}
      <noscript>
        <p className={styles.noScript}>{noScript}</p>
      </noscript>
    </header>
    {children}
  </Container>
);
