import { graphql } from "@giftshop/graphql";

/** One package of the basket: a present with everything around it. */
export const LineFragment = graphql(`
  fragment BasketLine on Package {
    id
    giftcard {
      qty
      maxQty
      price {
        currency
        value
      }
      variation {
        id
        variationType
      }
      product {
        title
        path
        image {
          url
        }
        backgroundColor
        productType
      }
    }
    wrapper {
      ...BasketExtra
    }
    giftPacking {
      ...BasketExtra
    }
    message {
      text
    }
    recipient {
      name
      firstName
      lastName
      email
      handOver
      address {
        countryCode
        street
        houseNumber
        suffix
        postCode
        city
        addressLine1
        addressLine2
      }
    }
    deliveryDate {
      date
      hour
      timeZone
    }
    totalPrice {
      currency
      value
    }
    problem {
      code
      limit {
        brand
        sum {
          currency
          value
        }
      }
    }
  }
`);

/** A wrapper or a packing within a package. */
export const ExtraFragment = graphql(`
  fragment BasketExtra on PackageItem {
    price {
      currency
      value
    }
    variation {
      id
    }
    product {
      title
      image {
        url
      }
    }
  }
`);
