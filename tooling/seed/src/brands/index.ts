import type { ShoppingCategory } from "../categories.ts";
import { beauty } from "./beauty.ts";
import { books } from "./books.ts";
import { type BrandNames, type Region, regions } from "./brand-names.ts";
import { cinema } from "./cinema.ts";
import { dining } from "./dining.ts";
import { experiences } from "./experiences.ts";
import { fashion } from "./fashion.ts";
import { foodWine } from "./food-wine.ts";
import { gamesTech } from "./games-tech.ts";
import { homeGarden } from "./home-garden.ts";
import { kids } from "./kids.ts";
import { motoring } from "./motoring.ts";
import { music } from "./music.ts";
import { pets } from "./pets.ts";
import { sports } from "./sports.ts";
import { toSlug } from "./to-slug.ts";
import { travel } from "./travel.ts";
import { wellness } from "./wellness.ts";

const names: Readonly<Record<ShoppingCategory, BrandNames>> = {
  fashion,
  beauty,
  books,
  dining,
  cinema,
  travel,
  wellness,
  "home-garden": homeGarden,
  sports,
  "games-tech": gamesTech,
  kids,
  "food-wine": foodWine,
  music,
  experiences,
  motoring,
  pets,
};

/** A gift card brand before it has a face: who it is and where people know it. */
export interface Brand {
  slug: string;
  title: string;
  category: ShoppingCategory;
  region: Region;
}

/** The one real name: specification section 9 gives its limit of 500 EUR per order. */
export const apple: Brand = { slug: "apple", title: "Apple", category: "games-tech", region: "everywhere" };

const invented = Object.entries(names).flatMap(([category, byRegion]) =>
  regions.flatMap((region) =>
    byRegion[region].map(
      (title): Brand => ({ slug: toSlug(title), title, category: category as ShoppingCategory, region }),
    ),
  ),
);

/** Every gift card brand, the same order always; its place in here decides nothing that a visitor sees. */
export const brands: readonly Brand[] = [apple, ...invented];
