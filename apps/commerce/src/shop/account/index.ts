export { findCardOwner, inAccounts, ownersOfCards } from "./card-owners.ts";
export { verifiedEmailOf } from "./verified-email.ts";
