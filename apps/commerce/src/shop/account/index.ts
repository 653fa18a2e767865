export { removeFrom, saveInto } from "./address-book.ts";
export { addressBooks, type BookAddress } from "./address-books.ts";
export { isRowId, judgeInput } from "./judge.ts";
export { findCardOwner, inAccounts, ownersOfCards } from "./orders/card-owners.ts";
export { peopleOf } from "./people.ts";
export { provePassword } from "./signing-in/change-password.ts";
export { emailKey } from "./signing-in/email-key.ts";
export { requireAccount, requireSession } from "./signing-in/signed-in.ts";
export { verifiedEmailOf } from "./signing-in/verified-email.ts";
