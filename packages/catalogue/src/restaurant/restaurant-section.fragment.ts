import { graphql } from "@giftshop/graphql";

/** What the page of a restaurant's gift card says besides that of any card. */
export const RestaurantSectionFragment = graphql(`
  fragment RestaurantSection on Product {
    title
    path
    pageType
    cuisine
    locationCount
    minPrice {
      currency
      value
    }
  }
`);

/** One of the places where the card is spent. */
export const RestaurantPlaceFragment = graphql(`
  fragment RestaurantPlace on Location {
    path
    title
    address {
      street
      houseNumber
      city
    }
  }
`);
