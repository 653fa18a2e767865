import "@giftshop/ui-kit/global";
import type { ReactNode } from "react";
import { shop } from "../shop.ts";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={shop.locale}
      dir={shop.direction}
      data-theme={shop.storefront.group}
      data-storefront={shop.storefront.code}
    >
      <body>{children}</body>
    </html>
  );
}
