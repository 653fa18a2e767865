/** A card that a brand's issuer is asked for. */
export interface IssueRequest {
  /** Equal for each try at one card: an issuer that heard it before answers the card of then. */
  key: string;
  /** Path of the brand. */
  brand: string;
  /** Minor units. */
  value: number;
  currency: string;
}

/** A card as its issuer made it. */
export interface IssuedElsewhere {
  /** The issuer's name of it. */
  reference: string;
  number: string;
  pin: string;
  /** Last day, ISO 8601 date. */
  expiresOn: string;
}

/** The issuer says no, and will say so again, while any other error leaves open whether a card was made. */
export class IssuerRefused extends Error {
  override readonly name = "IssuerRefused";
}

/** Whoever makes cards of brands that do not issue with us. */
export interface Issuer {
  /** Makes a card. Throws {@link IssuerRefused}. */
  issue(request: IssueRequest): Promise<IssuedElsewhere>;
  /** Cards that were made for a key and are good, the earliest first: an issuer may have made two. */
  find(key: string): Promise<readonly IssuedElsewhere[]>;
  /** Takes a card back that nobody was given; done again, it is taken back already. */
  revoke(reference: string): Promise<void>;
}
