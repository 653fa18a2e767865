import type { Storefront } from "@giftshop/storefront-config";
import { drawFace } from "../card/draw-face.ts";
import { palettes } from "../card/palettes.ts";
import { stageOf } from "../card/stage.ts";
import { moneyText } from "../money-text.ts";
import type { SeedBrand, SeedProduct } from "../types.ts";
import { valuesOf } from "../values.ts";
import { inLanguages, validity } from "./texts.ts";

const brand = { slug: "zloty-spinacz", title: "Złoty Spinacz", category: "for-business" } as const;
const ground = "#10243E";

/** The brand whose card storefronts sell that claim one for businesses; none elsewhere. */
export const businessCardBrands = ({ claims }: Storefront): SeedBrand[] => {
  const palette = palettes.find((candidate) => candidate.ground === ground);
  if (claims.businessCard === null || palette === undefined) return [];
  return [
    {
      ...brand,
      kind: "GIFTCARD",
      backgroundColor: stageOf(ground),
      showHand: false,
      showShadow: true,
      faceSvg: drawFace(brand, "guilloche", palette),
      voucher: "MPV",
    },
  ];
};

/**
 * As it is sold: both ways, at any whole amount within what
 * the storefront claims, which its description names.
 */
export const businessCardProducts = (storefront: Storefront, after: number): SeedProduct[] => {
  const { businessCard } = storefront.claims;
  if (businessCard === null) return [];
  const { minimum, maximum } = businessCard;
  const between = valuesOf(storefront, "large").filter((value) => value > minimum && value < maximum);
  const variation = { fixedValues: [minimum, ...between, maximum], hasFixedPrices: false, minimum, maximum };
  return [
    {
      brand: brand.slug,
      title: inLanguages(storefront, ({ businessCard: { title } }) => title.replaceAll("{brand}", brand.title)),
      description: inLanguages(storefront, ({ businessCard: { description } }, language) =>
        description
          .replace("{minimum}", moneyText(storefront, language, minimum))
          .replace("{maximum}", moneyText(storefront, language, maximum))
          .replaceAll("{brand}", brand.title),
      ),
      conditions: inLanguages(storefront, ({ conditions }, language) =>
        [
          conditions.validity.replace("{validity}", validity(storefront, language)),
          conditions.spend[1].replaceAll("{brand}", brand.title),
          conditions.cash,
        ].join(" "),
      ),
      popularity: after + 1,
      top: false,
      digital: variation,
      physical: { ...variation, stock: 200 },
    },
  ];
};
