/** Who a visitor is, to a statement; see {@link visitorIs}. */
export interface VisitorKey {
  id: number | null;
  /** Where the id is not known: the hash of their token, or of their exchange's. */
  token: Buffer | null;
}

/** A visitor whose id is known. */
export const visitorById = (id: number): VisitorKey => ({ id, token: null });

/**
 * SQL for the id of a {@link VisitorKey}, whose parts are these parameters.
 * Whether an exchange has ended is for `RedeemSession.join` to say.
 */
export const visitorIs = (id: string, token: string): string =>
  `coalesce(${id}::bigint, (select id from known_visitor where token_hash = ${token}::bytea),
     (select visitor from redeem_session where token_hash = ${token}::bytea))`;
