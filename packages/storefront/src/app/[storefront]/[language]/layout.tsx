import type { ReactNode } from "react";
import { type ShopParameters, shopOf } from "../../../shell/shop-of.ts";

export const generateStaticParams = () => [];

export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<ShopParameters>;
}) {
  const shop = await shopOf(params);
  return (
    <html lang={shop.locale} dir={shop.direction}>
      <body>{children}</body>
    </html>
  );
}
