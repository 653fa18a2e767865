import "@giftshop/ui-kit/global";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { preloadFonts } from "@giftshop/ui-kit/fonts";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { environment } from "../../../environment.ts";
import { manifestPath } from "../../../hosting/site-file.ts";
import { iconsOf } from "../../../metadata/icons.ts";
import { body } from "../../../shell/frame/frame.css.ts";
import { type ShopParameters, shopOf } from "../../../shell/shop-of.ts";
import { SpeculationRules } from "../../../shell/speculation-rules.tsx";
import { schemeScript } from "../../../shell/widgets/scheme/scheme.ts";

// Every page is rendered when the front door asks for it; the front door alone keeps it.
export const dynamic = "force-dynamic";

interface Props {
  children: ReactNode;
  params: Promise<ShopParameters>;
}

export const generateMetadata = async ({ params }: Pick<Props, "params">): Promise<Metadata> => {
  const shop = await shopOf(params);
  const icons = iconsOf(shop);
  return {
    icons: {
      icon: icons
        .filter(({ rel, purpose }) => rel === "icon" && purpose === "any")
        .map(({ src, type }) => ({ url: src, type })),
      apple: icons.filter(({ rel }) => rel === "apple-touch-icon").map(({ src, sizes }) => ({ url: src, sizes })),
    },
    manifest: manifestPath(shop.languagePath),
    // Prices and card numbers look like telephone numbers to some browsers.
    formatDetection: { telephone: false },
  };
};

/**
 * The document: what it says of itself (language, house, storefront)
 * is all that styles and browser code know of where they are.
 */
export default async function RootLayout({ children, params }: Props) {
  const shop = await shopOf(params);
  const { group, storeId, country, currency, code, accent } = shop.storefront;
  const { tagManagers, developmentPage } = environment();
  // Said, not written: of a link in the head React sends another one with the page's data.
  for (const font of preloadFonts(group, shop.language))
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "" });
  return (
    <html
      lang={shop.locale}
      dir={shop.direction}
      data-theme={group}
      data-storefront={code}
      data-store-id={storeId}
      data-country={country}
      data-currency={currency}
      data-language={shop.language}
      data-tag-manager={tagManagers[code]}
      data-development={developmentPage ? "" : undefined}
      // Light or dark, as the visitor chose, is set before React is there.
      suppressHydrationWarning
      style={{
        ...(accent && { "--ui-color-accent": accent.color, "--ui-color-text-on-accent": accent.ink }),
        // Fetched by the first modal that shows it, and read to nobody, as it decorates.
        "--ui-modal-logo": `url("${brandingOf(shop.storefront).modalLogo.src}") / ""`,
      }}
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
      </head>
      <body className={body}>
        {children}
        <SpeculationRules shop={shop} />
      </body>
    </html>
  );
}
