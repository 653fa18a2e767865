import { graphql, type ResultOf } from "@giftshop/graphql";

/** The exchange: its cards, what was chosen, what is left. */
export const RedeemOrderFragment = graphql(`
  fragment ExchangeOrder on RedeemOrder {
    id
    version
    pageId
    cards {
      id
      lastDigits
      title
      image {
        url
      }
      backgroundColor
      balance {
        currency
        value
      }
      expiresOn
    }
    shipments {
      kind
      packages {
        id
        mainProduct {
          id
          title
          image {
            url
          }
          backgroundColor
        }
        items {
          qty
          maxQty
          price {
            currency
            value
          }
          variation {
            variationType
          }
        }
        packageTotals {
          mainItemAmount {
            currency
            value
          }
          mainItemEditable
        }
      }
    }
    totals {
      subTotal {
        currency
        value
      }
      grandTotal {
        currency
        value
      }
    }
    remainingBalance {
      currency
      value
    }
    toPay {
      currency
      value
    }
    minimumRemainingBalance {
      currency
      value
    }
  }
`);

export type RedeemOrder = ResultOf<typeof RedeemOrderFragment>;
export type RedeemPackage = RedeemOrder["shipments"][number]["packages"][number];

/** Everything that was chosen, whatever it travels with. */
export const packagesOf = ({ shipments }: RedeemOrder): readonly RedeemPackage[] =>
  shipments.flatMap(({ packages }) => packages);

/** How many cards were chosen. */
export const chosenCount = (order: RedeemOrder): number =>
  packagesOf(order).reduce((sum, { items }) => sum + (items[0]?.qty ?? 0), 0);

/** Whether so little would be left that it could never be exchanged: something, and less than the minimum. */
export const isTooLittleLeft = ({ remainingBalance, minimumRemainingBalance: minimum }: RedeemOrder): boolean =>
  minimum !== null && remainingBalance.value > 0 && remainingBalance.value < minimum.value;

/** Whether something that was chosen is posted. */
export const needsAddress = ({ shipments }: Pick<RedeemOrder, "shipments">): boolean =>
  shipments.some(({ kind, packages }) => kind === "PHYSICAL" && packages.length > 0);
