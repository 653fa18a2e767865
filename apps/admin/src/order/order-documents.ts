import { graphql } from "../generated/gql.ts";

export const CardParts = graphql(`
  fragment CardParts on Card {
    id lastDigits title state replaced expiresOn value { currency value } balance { currency value }
  }
`);
export const GiftParts = graphql(`
  fragment GiftParts on Gift {
    id title kind state wrapped receiver receiverName receiverEmail sentAt expectedAt refusal total { currency value }
    cards { id ...CardParts }
  }
`);
export const EventParts = graphql(`
  fragment EventParts on OrderEvent { at kind what about who }
`);
export const RequestParts = graphql(`
  fragment RequestParts on StaffRequest {
    id operation subject storefront why asker askedAt amount { currency value }
  }
`);
export const OrderQuery = graphql(`
  query Order($number: String!) {
    order(number: $number) {
      data {
        number storefront state kind language placedAt name email company timeZone
        total { currency value } postage { currency value } secondPersonAbove { currency value }
        gifts { id title receiver refusal total { currency value } ...GiftParts }
        attempts { id method state createdAt paymentId amount { currency value } }
        refunds { id state reason createdAt amount { currency value } }
        emails { queue state at }
        documents { number kind issuedAt }
        requests { id ...RequestParts }
        events { ...EventParts }
      }
      errors { code parameter }
    }
  }
`);
export const NoteOrder = graphql(`
  mutation NoteOrder($number: String!, $text: String!) {
    noteOrder(number: $number, text: $text) { data { done } errors { code parameter } }
  }
`);
export const ResendEmail = graphql(`
  mutation ResendEmail($number: String!, $queue: String!, $why: String!) {
    resendEmail(number: $number, queue: $queue, why: $why) { data { done } errors { code parameter } }
  }
`);
export const ResendGift = graphql(`
  mutation ResendGift($number: String!, $gift: ID!, $why: String!) {
    resendGift(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }
  }
`);
export const CorrectReceiver = graphql(`
  mutation CorrectReceiver($number: String!, $gift: ID!, $name: String!, $email: String!, $why: String!) {
    correctReceiver(number: $number, gift: $gift, name: $name, email: $email, why: $why) {
      data { waits } errors { code parameter }
    }
  }
`);
export const BlockCard = graphql(`
  mutation BlockCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {
    blockCard(number: $number, card: $card, reason: $reason, why: $why) { data { done } errors { code parameter } }
  }
`);
export const ReissueCard = graphql(`
  mutation ReissueCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {
    reissueCard(number: $number, card: $card, reason: $reason, why: $why) { data { waits } errors { code parameter } }
  }
`);
export const RevealCard = graphql(`
  mutation RevealCard($number: String!, $card: ID!, $why: String!) {
    revealCard(number: $number, card: $card, why: $why) { data { number pin } errors { code parameter } }
  }
`);
export const RefundGifts = graphql(`
  mutation RefundGifts($number: String!, $gifts: [ID!]!, $why: String!) {
    refundGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }
  }
`);
export const RefundAmount = graphql(`
  mutation RefundAmount($number: String!, $amount: Int!, $why: String!) {
    refundAmount(number: $number, amount: $amount, why: $why) { data { waits } errors { code parameter } }
  }
`);
export const WithdrawGifts = graphql(`
  mutation WithdrawGifts($number: String!, $gifts: [ID!]!, $why: String!) {
    withdrawGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }
  }
`);
export const DecideRequest = graphql(`
  mutation DecideRequest($id: ID!, $approve: Boolean!, $why: String!) {
    decideRequest(id: $id, approve: $approve, why: $why) { data { done } errors { code parameter } }
  }
`);
export const GrantClaim = graphql(`
  mutation GrantClaim($number: String!, $gift: ID!, $why: String!) {
    grantClaim(number: $number, gift: $gift, why: $why) { data { waits } errors { code parameter } }
  }
`);
export const RefuseClaim = graphql(`
  mutation RefuseClaim($number: String!, $gift: ID!, $why: String!) {
    refuseClaim(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }
  }
`);
