/** One stop on a way through the shop. */
export interface Step {
  /** Where its story stands: title and export, "catalogue/Listing/FirstPage". */
  readonly story: string;
  /** What somebody does there. */
  readonly says: string;
}

/** An ordinary present, from the list to the thanks: seven presses, five fields. */
export const byEmail: readonly Step[] = [
  { story: "content/Home page/Full", says: "Somebody comes, late, on a phone." },
  { story: "catalogue/Listing/FirstPage", says: "Looks through the cards and presses one." },
  { story: "catalogue/Product page/Digital", says: "Says for whom and what. The stage stays in sight." },
  { story: "catalogue/Product page/PutTogether", says: "A wrapper, a note, a day: each happens to the gift." },
  { story: "catalogue/Added to basket/Added", says: "It is in the basket." },
  { story: "basket/Basket/ForAnotherDay", says: "Reads who gets what, and when." },
  { story: "checkout/Checkout form/Digital", says: "Name, email, a way to pay." },
  { story: "checkout/Payment processing/Waiting", says: "Comes back from the bank." },
  { story: "checkout/Confirmation/Paid", says: "Sees the wrapped gift, and what happens next." },
];

/** A present as its receiver meets it. */
export const opened: readonly Step[] = [
  { story: "gift/Wrap/RibbonBox", says: "It lies there, wrapped." },
  { story: "gift/Gift page/Wrapped", says: "Pulls the ribbon, by finger, pointer or key." },
  { story: "gift/Gift page/Opened", says: "Reads the note, then number and PIN." },
  { story: "gift/Gift page/OpenedWithWallets", says: "Puts the card into a wallet." },
  { story: "gift/Gift page/Thanked", says: "Says thank you, in two presses." },
];

/** One evening, several people. */
export const forSeveral: readonly Step[] = [
  { story: "catalogue/Product page/Several", says: "Says that it is for several people." },
  { story: "catalogue/Several people/Nobody", says: "Names them, or pastes a list." },
  { story: "basket/Basket/SeveralRecipients", says: "Sees everybody's gift in a line of its own." },
  { story: "checkout/Checkout form/Posted", says: "Some go by post: an address is asked." },
  { story: "checkout/Confirmation/ForAList", says: "Reads who gets theirs when." },
];

/** A card that is used up: its balance, then another shop's card for it. */
export const spent: readonly Step[] = [
  { story: "redeem/Balance check page/Page", says: "Asks what is left on a card." },
  { story: "redeem/Scan window/WithoutCamera", says: "Reads the number by camera, where there is one." },
  { story: "redeem/Balance result/PartlySpent", says: "Sees what is left, and until when." },
  { story: "redeem/Exchange/NothingChosen", says: "Looks what it can become." },
  { story: "redeem/Exchange/AtTheCheckout", says: "Takes a card of a shop for it." },
];

/** The id by which Storybook knows a story. */
export const idOf = (story: string): string => {
  const parts = story.split("/");
  const spaced = (parts.pop() ?? "").replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ");
  const slug = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, "-")
      .replaceAll(/^-|-$/g, "");
  return `${parts.map(slug).join("-")}--${slug(spaced)}`;
};
