export { findCardOwner, ownersOfCards } from "./card-owners.ts";
