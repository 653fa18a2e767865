import { graphql } from "@giftshop/graphql";
import type { StoreFrameQuery } from "@giftshop/graphql/types";

/** What stands around every page. */
export const StoreFrame = graphql(`
  query StoreFrame($userData: UserDataInput!) {
    storeData(userData: $userData) {
      data {
        paymentIcons {
          name
          url
          alt
        }
        menus {
          footerMenu {
            menuItems {
              title
              menuItems {
                title
                path {
                  href
                }
              }
            }
          }
          businessMenu {
            title
            menuItems {
              title
              path {
                href
              }
            }
          }
          phone
        }
        mainLogo {
          url
          alt
        }
        footerLogo {
          url
          alt
        }
        warnings {
          place
          text
        }
        popUp {
          key
        }
        switches {
          languageSwitcher
          choiceLinkHidden
          frenchBuildLinks
          modalAuth
          homeVersion
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

/** What people of the shop edit of it, in the language of a page. */
export type Store = NonNullable<StoreFrameQuery["storeData"]["data"]>;

/** What is fetched by a browser that needs it. */
export const StoreWidgets = graphql(`
  query StoreWidgets($userData: UserDataInput!) {
    storeData(userData: $userData) {
      data {
        countriesCombinations {
          country
        }
        popUp {
          key
          title
          text
          image {
            url
          }
          link {
            title
            path {
              href
            }
          }
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

/** Addresses that are sent on. */
export const StoreRedirects = graphql(`
  query StoreRedirects($userData: UserDataInput!) {
    storeData(userData: $userData) {
      data {
        redirects {
          from
          to
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

/** What categories are called in addresses, beside what names them everywhere. */
export const CategoryAddresses = graphql(`
  query CategoryAddresses($userData: UserDataInput!) {
    categories(userData: $userData) {
      data {
        id
        path
      }
      errors {
        code
        message
      }
    }
  }
`);
