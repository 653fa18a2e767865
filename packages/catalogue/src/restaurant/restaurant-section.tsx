import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { section } from "../product-page/product-page.css.ts";
import { restaurantMessages } from "./messages.ts";
import * as styles from "./restaurant-section.css.ts";
import { RestaurantPlaceFragment, RestaurantSectionFragment } from "./restaurant-section.fragment.ts";
import { townsFirst } from "./towns-first.ts";

export interface RestaurantSectionProps {
  shop: Shop;
  product: FragmentType<typeof RestaurantSectionFragment>;
  /** Places of the restaurant, by town; none where they could not be had. */
  places: readonly FragmentType<typeof RestaurantPlaceFragment>[];
}

/** "Where you can eat": what is cooked, where, and how to book and pay. Nothing for any other product. */
export const RestaurantSection = ({ shop, product: masked, places }: RestaurantSectionProps) => {
  const { path, pageType, cuisine, locationCount } = readFragment(RestaurantSectionFragment, masked);
  if (pageType !== "RESTAURANT") return null;
  const t = restaurantMessages.in(shop);
  const some = townsFirst(readFragment(RestaurantPlaceFragment, places));
  return (
    <section className={section} aria-labelledby="restaurant">
      <Heading level={2} id="restaurant">
        {t("title")}
      </Heading>
      <dl className={styles.facts}>
        {cuisine && <Fact title={t("cuisine")}>{cuisine}</Fact>}
        {locationCount > 0 && (
          <Fact title={t("places.title")}>
            {t("places.count", { count: locationCount })}
            <ul className={styles.places}>
              {some.map(({ path: place, title, address }) => (
                <li key={place}>
                  <strong>{address.city}</strong>{" "}
                  <span className={styles.street}>
                    {[address.street, address.houseNumber].filter(Boolean).join(" ") || title}
                  </span>
                </li>
              ))}
            </ul>
            <Link href={shop.link("productLocations", { product: path })} className={styles.all}>
              {t("places.all")}
            </Link>
          </Fact>
        )}
        <Fact title={t("booking.title")}>{t("booking.text")}</Fact>
        <Fact title={t("paying.title")}>{t("paying.text")}</Fact>
      </dl>
    </section>
  );
};

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{title}</dt>
    <Text as="dd" className={styles.answer}>
      {children}
    </Text>
  </div>
);
