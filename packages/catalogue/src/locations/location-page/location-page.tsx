import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { addressLines } from "@giftshop/storefront-config/address-lines";
import { Breadcrumb } from "@giftshop/ui-kit/breadcrumb";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { CopyButton } from "@giftshop/ui-kit/copy-button";
import { ExternalIcon } from "@giftshop/ui-kit/icon";
import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { catalogueMessages } from "../../messages.ts";
import { productCardTexts } from "../../product-card/product-card-texts.ts";
import { ProductCardView } from "../../product-card/product-card-view.tsx";
import { productCards } from "../../product-card/product-cards.ts";
import { areaAround } from "../area/area.ts";
import type { Late } from "../finder/load-late.ts";
import { head, page } from "../locations-page/locations-page.css.ts";
import { SpentProductFragment } from "../locations-page/locations-page.fragment.ts";
import { mapSlotTexts } from "../map/map-slot-texts.ts";
import { locationMessages } from "../messages.ts";
import { openingTexts } from "../opening-hours/opening-texts.ts";
import { OpeningTimes } from "../opening-hours/opening-times.tsx";
import { weekWords } from "../opening-hours/week-words.ts";
import { locationTrail } from "../place/locations-trail.ts";
import type { PlaceFragment } from "../place/place.fragment.ts";
import { directionsHref } from "../place/place-hrefs.ts";
import { toPlace } from "../place/to-places.ts";
import * as styles from "./location-page.css.ts";
import { LocationPageFragment } from "./location-page.fragment.ts";
import { Nearby } from "./nearby.tsx";
import { PlaceSpot } from "./place-spot.tsx";

/**
 * Kilometres to each side of the small map: the embedded one has no streets, and shows where in the country.
 */
const around = { embedded: 120, elsewhere: 1 } as const;

export interface LocationPageProps {
  shop: Shop;
  product: FragmentType<typeof SpentProductFragment>;
  location: FragmentType<typeof LocationPageFragment>;
  /** Places of the surroundings; the place itself may be among them. */
  nearby: readonly FragmentType<typeof PlaceFragment>[];
  /** Address of the style of a map that others serve; without one the embedded map is drawn. */
  mapStyleUrl?: string | undefined;
  /** Milliseconds; injected by stories. Default: the browser's clock. */
  now?: (() => number) | undefined;
  /** Words that are not to be fetched, for stories. */
  given?: Late | undefined;
}

/** One place where a product can be spent: where it is, when it is open, how to get there. */
export const LocationPage = ({ shop, mapStyleUrl, now, given, ...masked }: LocationPageProps) => {
  const t = locationMessages.in(shop);
  const product = readFragment(SpentProductFragment, masked.product);
  const location = readFragment(LocationPageFragment, masked.location);
  const lines = addressLines(location.address);
  const [card] = productCards([product], productCardTexts(shop));
  return (
    <div className={page}>
      <Breadcrumb
        label={catalogueMessages.in(shop)("product.trail")}
        crumbs={locationTrail(shop, product, location.title)}
      />
      <div className={head}>
        <Heading level={1}>{location.title}</Heading>
        <Text tone="muted">{location.address.city}</Text>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.facts}>
            <section className={styles.section} aria-labelledby="address">
              <Heading level={2} size="title" id="address">
                {t("place.address")}
              </Heading>
              <address className={styles.address}>
                {lines.map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
                {location.phoneNumber && (
                  <span className={styles.line}>
                    {t("place.phone")}{" "}
                    <Link href={`tel:${location.phoneNumber.replaceAll(" ", "")}`}>
                      <bdi dir="ltr">{location.phoneNumber}</bdi>
                    </Link>
                  </span>
                )}
              </address>
              <div className={styles.actions}>
                <ButtonLink
                  href={directionsHref(location)}
                  rel="noopener noreferrer"
                  target="_blank"
                  iconEnd={<ExternalIcon />}
                >
                  {t("place.directions")}
                  <VisuallyHidden> ({t("place.directionsNote")})</VisuallyHidden>
                </ButtonLink>
                <CopyButton
                  text={[location.title, ...lines].join("\n")}
                  label={t("place.copy")}
                  copiedLabel={t("place.copied")}
                />
              </div>
            </section>
            {location.openingHours.length > 0 && (
              <section className={styles.section} aria-labelledby="hours">
                <Heading level={2} size="title" id="hours">
                  {t("place.hours")}
                </Heading>
                <OpeningTimes
                  hours={location.openingHours}
                  timeZone={location.timeZone}
                  days={weekWords(location.openingHours, shop.locale)}
                  texts={openingTexts(shop)}
                  locale={shop.locale}
                  now={now}
                />
              </section>
            )}
          </div>
          <PlaceSpot
            language={shop.language}
            product={product.path}
            place={{ latitude: location.latitude, longitude: location.longitude }}
            area={areaAround(location, mapStyleUrl ? around.elsewhere : around.embedded)}
            texts={mapSlotTexts(shop, t("place.map", { title: location.title }), t("map.failedPlace"), mapStyleUrl)}
            styleUrl={mapStyleUrl}
            given={given}
          />
          <Nearby shop={shop} product={product.path} from={location} places={masked.nearby.map(toPlace)} />
        </div>
        {card && (
          <section className={styles.section} aria-labelledby="spend">
            <Heading level={2} size="title" id="spend">
              {t("place.spend")}
            </Heading>
            <div className={styles.card}>
              <ProductCardView {...card} level={3} />
            </div>
          </section>
        )}
      </div>
    </div>
  );
};
