import { graphql } from "../generated/gql.ts";
import type { QueuesQuery as Result } from "../generated/graphql.ts";

/** Something that waits for a person. */
export type Waiting = NonNullable<Result["queues"]["data"]>["waiting"][number];

export const QueuesQuery = graphql(`
  query Queues {
    queues {
      data { waiting { kind key what about order storefront since dueAt } }
      errors { code parameter }
    }
  }
`);
export const DecideActivation = graphql(`
  mutation DecideActivation($reference: String!, $approve: Boolean!, $why: String!) {
    decideActivation(reference: $reference, approve: $approve, why: $why) { data { done } errors { code parameter } }
  }
`);
export const SettlePayments = graphql(`
  mutation SettlePayments($number: String!, $why: String!) {
    settlePayments(number: $number, why: $why) { data { done } errors { code parameter } }
  }
`);
export const RefundAgain = graphql(`
  mutation RefundAgain($number: String!, $why: String!) {
    refundAgain(number: $number, why: $why) { data { done } errors { code parameter } }
  }
`);
export const SendRefused = graphql(`
  mutation SendRefused($name: String!) { sendRefused(name: $name) { data { done } errors { code parameter } } }
`);
export const DecideHold = graphql(`
  mutation DecideHold($number: String!, $release: Boolean!, $why: String!) {
    decideHold(number: $number, release: $release, why: $why) { data { done } errors { code parameter } }
  }
`);
export const TryJobAgain = graphql(`
  mutation TryJobAgain($key: String!) { tryJobAgain(key: $key) { data { done } errors { code parameter } } }
`);
export const DecideReview = graphql(`
  mutation DecideReview($id: ID!, $publish: Boolean!, $why: String!) {
    decideReview(id: $id, publish: $publish, why: $why) { data { done } errors { code parameter } }
  }
`);
