export { removeFrom, saveInto } from "./address-book.ts";
export { addressBooks, type BookAddress } from "./address-books.ts";
export { findCardOwner, inAccounts, ownersOfCards } from "./card-owners.ts";
export { provePassword } from "./change-password.ts";
export { emailKey } from "./email-key.ts";
export { isRowId, judgeInput } from "./judge.ts";
export { peopleOf } from "./people.ts";
export { requireAccount, requireSession } from "./signed-in.ts";
export { verifiedEmailOf } from "./verified-email.ts";
