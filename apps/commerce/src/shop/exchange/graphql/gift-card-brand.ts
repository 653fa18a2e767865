import { builder } from "../../../platform/graphql/builder.ts";
import type { Services } from "../../../platform/services.ts";
import { type ProductInView, ProductType } from "../../catalogue/graphql/product-type.ts";
import { inLanguage } from "../../catalogue/words.ts";
import { brandsOf, type ExchangeBrand } from "../brands.ts";

interface ExternalLink {
  title: string;
  url: string;
}

const ExternalLinkType = builder
  .objectRef<ExternalLink>("ProductExternalLink")
  .implement({ fields: (t) => ({ title: t.exposeString("title"), url: t.exposeString("url") }) });

interface BrandInView {
  of: ProductInView;
  brand: ExchangeBrand | undefined;
}

/** Where a brand's page is: at the brand, or at whoever plays the shops of brands. */
const playedAt = (address: string | null | undefined, { brandShopsUrl }: Services["environment"]): string | null => {
  if (!address) return null;
  return brandShopsUrl ? brandShopsUrl + new URL(address).pathname : address;
};

const linkOf = (
  { of: { view }, brand }: BrandInView,
  _args: unknown,
  { services }: { services: Services },
): ExternalLink | null => {
  const url = playedAt(brand?.linkUrl, services.environment);
  if (url === null || !brand?.linkTitle) return null;
  return { title: inLanguage(brand.linkTitle, view.language, view.storefront), url };
};

const GiftCardBrandType = builder.objectRef<BrandInView>("GiftCardBrand").implement({
  description:
    "How the card of a brand is had in an exchange. With none of the others than `id`, it is a card of ours, digital or physical.",
  fields: (t) => ({
    id: t.id({ resolve: ({ of }) => of.product.path }),
    iframeUrl: t.string({
      nullable: true,
      description: "The brand's shop, shown in a frame.",
      resolve: ({ brand }, _args, { services }) => playedAt(brand?.iframeUrl, services.environment),
    }),
    giftomaticRedirect: t.string({
      nullable: true,
      description: "Where the browser goes on to after a countdown.",
      resolve: ({ brand }, _args, { services }) => playedAt(brand?.redirectUrl, services.environment),
    }),
    giftomaticRedirectTime: t.int({
      nullable: true,
      description: "Seconds of the countdown.",
      resolve: ({ brand }) => brand?.redirectSeconds ?? null,
    }),
    productExternalLink: t.field({ type: ExternalLinkType, nullable: true, resolve: linkOf }),
  }),
});

builder.interfaceField(ProductType, "giftCardBrand", (t) =>
  t.field({
    type: GiftCardBrandType,
    nullable: true,
    description: "Null for what is no gift card.",
    resolve: async (of, _args, { services }) => {
      if (of.product.type !== "GIFTCARD") return null;
      const brands = await brandsOf(services.pool, of.view.storefront.code);
      return { of, brand: brands.get(of.product.path) };
    },
  }),
);
