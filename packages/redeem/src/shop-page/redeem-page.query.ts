import { graphql } from "@giftshop/graphql";

export const RedeemPageQuery = graphql(`
  query RedeemPage($userData: UserDataInput!, $pageId: ID!) {
    redeemPage(userData: $userData, pageId: $pageId) {
      data {
        company
        logo {
          url
          alt
        }
        expiresOn
      }
      errors {
        code
        message
      }
    }
  }
`);

/** Everything of one page of what a card is exchanged for. */
export const ExchangeChoice = graphql(`
  query ExchangeChoice($userData: UserDataInput!, $page: Int!, $filters: ProductFiltersInput) {
    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        filterGroups {
          taxonomy
          options {
            term
          }
        }
        ...ListingPage
      }
      errors {
        code
        message
      }
    }
  }
`);
