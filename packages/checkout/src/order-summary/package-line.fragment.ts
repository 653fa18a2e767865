import { graphql } from "@giftshop/graphql";

/** One package: what is in it, for whom, and why it could not be ordered. */
export const PackageLineFragment = graphql(`
  fragment PackageLine on Package {
    id
    giftcard {
      qty
      product {
        title
        productType
        backgroundColor
        image {
          url
          alt
        }
      }
      price {
        currency
        value
      }
    }
    wrapper {
      product {
        title
        image {
          url
        }
      }
    }
    giftPacking {
      product {
        title
        image {
          url
        }
      }
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
