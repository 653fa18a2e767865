import "@giftshop/ui-kit/global";
import type { ReactNode } from "react";
import * as styles from "./development.css.ts";

export const metadata = {
  title: "Gift card storefronts",
  robots: { index: false },
  icons: { icon: { url: "/favicon.svg", type: "image/svg+xml" } },
};

export default function DevelopmentLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="GCS">
      <body className={styles.body}>{children}</body>
    </html>
  );
}
