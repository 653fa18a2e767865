import { type FragmentType, graphql, readFragment } from "@giftshop/graphql";
import type { Located } from "@giftshop/page/view";
import type { DayOfWeek, LocalBusiness } from "schema-dts";

export const StructuredPlaceFragment = graphql(`
  fragment StructuredPlace on Location {
    path
    title
    address {
      street
      houseNumber
      postCode
      city
      administrativeArea
      countryCode
    }
    latitude
    longitude
    phoneNumber
    openingHours {
      dayOfWeek
      opens
      closes
    }
  }
`);

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** schema.org knows no 24:00; a day's end is its last minute. */
const lastMinute = (time: string): string => (time === "24:00" ? "23:59" : time);

/**
 * A place where a gift card is spent.
 *
 * @param product path of the gift card
 */
export const structuredPlace = (
  { shop, origin }: Located,
  product: string,
  masked: FragmentType<typeof StructuredPlaceFragment>,
): LocalBusiness => {
  const place = readFragment(StructuredPlaceFragment, masked);
  const { street, houseNumber, postCode, city, administrativeArea, countryCode } = place.address;
  const url = origin + shop.link("productLocation", { product, location: place.path });
  return {
    "@type": "LocalBusiness",
    "@id": `${url}#place`,
    name: place.title,
    url,
    address: {
      "@type": "PostalAddress",
      streetAddress: [street, houseNumber].filter(Boolean).join(" "),
      addressLocality: city,
      addressCountry: countryCode,
      ...(postCode ? { postalCode: postCode } : {}),
      ...(administrativeArea ? { addressRegion: administrativeArea } : {}),
    },
    geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
    ...(place.phoneNumber ? { telephone: place.phoneNumber } : {}),
    openingHoursSpecification: place.openingHours.map(({ dayOfWeek, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${days[dayOfWeek - 1] ?? "Monday"}` as DayOfWeek & string,
      opens,
      closes: lastMinute(closes),
    })),
  };
};
