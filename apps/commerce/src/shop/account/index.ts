export { findCardOwner, inAccounts, ownersOfCards } from "./card-owners.ts";
