import { graphql } from "@giftshop/graphql";

/** One place, as its page shows it. */
export const LocationPageFragment = graphql(`
  fragment LocationPage on Location {
    id
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
    timeZone
    ...Place
  }
`);
