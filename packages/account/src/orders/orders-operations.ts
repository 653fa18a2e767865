import { graphql } from "@giftshop/graphql";

export const OrderRow = graphql(`
  fragment OrderRow on AccountOrder {
    id
    kind
    number
    status
    placedAt
    titles
    packages
    receivers
    grandTotal {
      currency
      value
    }
  }
`);

export const AccountOrders = graphql(`
  query AccountOrders($userData: UserDataInput!, $paging: PagingInput, $toReorder: Boolean) {
    accountOrders(userData: $userData, paging: $paging, toReorder: $toReorder) {
      data {
        orders {
          id
          ...OrderRow
        }
        paging {
          totalItems
          currentPage
          itemsPerPage
        }
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const AccountOrder = graphql(`
  query AccountOrder($userData: UserDataInput!, $id: ID!) {
    accountOrder(userData: $userData, id: $id) {
      data {
        uuid
        storefront
        shop
        kind
        status
        details {
          number
          placedAt
          email
          paymentMethod
          giftBatch
          packageCount
          order {
            totals {
              subTotal {
                currency
                value
              }
              grandTotal {
                currency
                value
              }
              grandTotalWithoutTax {
                currency
                value
              }
              adjustments {
                title
                adjustmentType
                price {
                  currency
                  value
                }
              }
            }
            billingAddress {
              firstName
              lastName
            }
            giftCardPayments {
              title
              lastDigits
              amount {
                currency
                value
              }
            }
            shipments {
              tag
              packages {
                id
                giftcard {
                  qty
                  price {
                    currency
                    value
                  }
                  product {
                    title
                    backgroundColor
                    image {
                      url
                      alt
                    }
                  }
                }
                recipient {
                  name
                }
              }
            }
          }
          deliveries {
            packageId
            kind
            state
            recipientTitle
            expectedAt
            deliveryDate {
              date
              hour
              timeZone
            }
            canChangeDay
            dayVersion
          }
        }
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const ReorderOrder = graphql(`
  mutation ReorderOrder($userData: UserDataInput!, $id: ID!, $idempotencyKey: ID!, $items: [ReorderItemInput!]) {
    reorder(userData: $userData, id: $id, idempotencyKey: $idempotencyKey, items: $items) {
      data {
        quantity
        gone
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const ChangeAccountOrderDay = graphql(`
  mutation ChangeAccountOrderDay($userData: UserDataInput!, $input: ChangeOrderDeliveryDateInput!) {
    changeOrderDeliveryDate(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);
