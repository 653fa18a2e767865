/**
 * Cards that issuers are asked for, and those to be taken back:
 * one look at a time, each minute and when an order is paid.
 */
export const issueQueue = "exchange.issue";
