/** Where the account's pages and its modals leave the address that was typed last. */
const key = "account.email";

/** The address that somebody typed before the checkout, to say who they are; empty where none was. */
export function typedEmail(storage: Storage): string {
  try {
    return storage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
