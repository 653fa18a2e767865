import { graphql } from "@giftshop/graphql";

/** What a list shows of a place, and where it lies. */
export const PlaceFragment = graphql(`
  fragment Place on Location {
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
  }
`);

/** A page of a list of places, and how it goes on. */
export const PlacesFragment = graphql(`
  fragment Places on Locations {
    locations {
      ...Place
    }
    paging {
      totalItems
      currentPage
      itemsPerPage
    }
    bounds {
      latMin
      latMax
      lonMin
      lonMax
    }
  }
`);
