import { makeFragmentData } from "@giftshop/graphql";
import { ChoiceSectionFragment } from "../choice-page/choice-section.fragment.ts";
import { sampleProduct } from "./sample-products.ts";

const money = (value: number) => ({ currency: "EUR" as const, value });

/** What the choice card's page asks for, with so many brands in all. */
export const sampleChoice = (total: number) =>
  makeFragmentData(
    {
      title: "All-in-1-Geschenkkarte",
      path: "all-in-1",
      minPrice: money(1000),
      redeemData: {
        title: "Gegen die Karten tauschen, die gefallen",
        description:
          "Kartennummer und PIN eingeben, eine oder mehrere Marken wählen und das Guthaben aufteilen. Die neuen Karten kommen per E-Mail oder per Post.",
        minimumRemainingBalance: money(1000),
        minCustomAmount: money(1000),
        maxCustomAmount: money(25_000),
      },
      brands: {
        brands: Array.from({ length: Math.min(12, total) }, (_, index) => {
          const { title, image } = sampleProduct(index);
          return { title: `${title} ${index}`, image: { url: image.url } };
        }),
        paging: { totalItems: total },
      },
    },
    ChoiceSectionFragment,
  );
