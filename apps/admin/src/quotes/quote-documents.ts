import { graphql } from "../generated/gql.ts";
import type { QuoteQuery as Result } from "../generated/graphql.ts";

/** A quote as a person of the shop prices it. */
export type Quote = NonNullable<Result["quote"]["data"]>;

export const QuotesQuery = graphql(`
  query Quotes($text: String!, $state: QuoteState, $storefronts: [String!]) {
    quotes(text: $text, state: $state, storefronts: $storefronts) {
      data { quotes { reference storefront state company email askedAt wantedOn validUntil } }
      errors { code parameter }
    }
  }
`);
export const QuoteQuery = graphql(`
  query Quote($reference: String!) {
    quote(reference: $reference) {
      data {
        reference storefront state version company vatNumber contact email askedAt wantedOn remark validOn onInvoice order logo currency
        lines {
          position title kind quantity value
          wrapper { title price usual }
          packing { title price usual }
          receivers { quantity name }
        }
        shipping usualShipping canPrice canWithdraw
        gross { currency value }
        net { currency value }
        versions { version staff at total { currency value } }
        comments { id author text at }
        requests { id ...RequestParts }
      }
      errors { code parameter }
    }
  }
`);
export const QuoteGiftsQuery = graphql(`
  query QuoteGifts($reference: String!) {
    quote(reference: $reference) {
      data { gifts { variation title kind } }
      errors { code parameter }
    }
  }
`);
export const PriceQuote = graphql(`
  mutation PriceQuote(
    $reference: String!
    $version: Int!
    $lines: [QuoteLineInput!]!
    $shipping: Float
    $validOn: String
    $why: String!
  ) {
    priceQuote(
      reference: $reference
      version: $version
      lines: $lines
      shipping: $shipping
      validOn: $validOn
      why: $why
    ) { data { done } errors { code parameter } }
  }
`);
export const SendQuote = graphql(`
  mutation SendQuote($reference: String!, $version: Int!, $why: String!) {
    sendQuote(reference: $reference, version: $version, why: $why) { data { done } errors { code parameter } }
  }
`);
export const SendQuoteOnInvoice = graphql(`
  mutation SendQuoteOnInvoice($reference: String!, $version: Int!, $why: String!) {
    sendQuoteOnInvoice(reference: $reference, version: $version, why: $why) { data { waits } errors { code parameter } }
  }
`);
export const WithdrawQuote = graphql(`
  mutation WithdrawQuote($reference: String!, $why: String!) {
    withdrawQuote(reference: $reference, why: $why) { data { done } errors { code parameter } }
  }
`);
export const CommentQuote = graphql(`
  mutation CommentQuote($reference: String!, $idempotencyKey: String!, $text: String!) {
    commentQuote(reference: $reference, idempotencyKey: $idempotencyKey, text: $text) {
      data { done }
      errors { code parameter }
    }
  }
`);
