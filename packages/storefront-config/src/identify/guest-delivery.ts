/** Who takes the cards of an exchange, as they said it before the checkout; texts as typed. */
export interface GuestDelivery {
  firstName: string;
  lastName: string;
  email: string;
  /** Where a parcel goes; empty texts where nothing is posted. */
  address: { street: string; houseNumber: string; postCode: string; city: string };
}

const name = "redeem.guest";

/** Keeps it for the checkout, in this tab alone. */
export const rememberGuest = (storage: Storage, guest: GuestDelivery): void => {
  try {
    storage.setItem(name, JSON.stringify(guest));
  } catch {
    // The checkout asks again.
  }
};

const isText = (value: unknown): value is string => typeof value === "string";

/** What was kept; nothing where that is not what it should be. */
export const rememberedGuest = (storage: Storage): GuestDelivery | undefined => {
  try {
    const { firstName, lastName, email, address } = JSON.parse(storage.getItem(name) ?? "{}") as GuestDelivery;
    const { street, houseNumber, postCode, city } = address;
    const texts = [firstName, lastName, email, street, houseNumber, postCode, city];
    if (!texts.every(isText)) return undefined;
    return { firstName, lastName, email, address: { street, houseNumber, postCode, city } };
  } catch {
    return undefined;
  }
};

/** Where the account's pages and its modals leave the address that was typed last. */
const typed = "account.email";

/** The address that somebody typed before the checkout, to say who they are; empty where none was. */
export const typedEmail = (storage: Storage): string => {
  try {
    return storage.getItem(typed) ?? "";
  } catch {
    return "";
  }
};
