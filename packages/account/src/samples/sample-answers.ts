import type { Shop } from "@giftshop/storefront-config";

const money = (value: number) => ({ currency: "EUR", value });
const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='86' height='54'%3E%3Crect width='86' height='54' fill='%23446'/%3E%3C/svg%3E";
const product = { title: "Café Noir", backgroundColor: "#f3e9dc", image: { url: face, alt: "" } };
const gift = (id: string, name: string, qty: number) => ({
  id,
  giftcard: { qty, price: money(2500), product },
  recipient: { name },
});
const delivery = (packageId: string, recipientTitle: string, state: string) => ({
  packageId,
  kind: "DIGITAL",
  state,
  recipientTitle,
  expectedAt: "2026-11-20T12:00:00Z",
  deliveryDate: null,
  canChangeDay: false,
  dayVersion: 0,
});

const order = (n: number, kind = "REGULAR", status = "COMPLETED") => ({
  __typename: "AccountOrder",
  id: `order-${n}`,
  kind,
  number: `CBFR-1234567${n}`,
  status,
  placedAt: `2026-11-${10 + n}T10:00:00Z`,
  titles: ["Café Noir", "La Maison du Chocolat et des Confiseries"],
  packages: 2,
  receivers: 2,
  grandTotal: money(7500 + n * 100),
});

const details = {
  number: "CBFR-12345671",
  placedAt: "2026-11-20T10:00:00Z",
  email: "zoe@example.org",
  paymentMethod: "creditcard",
  order: {
    totals: {
      subTotal: money(7500),
      grandTotal: money(8045),
      grandTotalWithoutTax: money(7954),
      adjustments: [{ title: "shipping.mailbox", adjustmentType: "SHIPPING", price: money(545) }],
    },
    billingAddress: { firstName: "Zoë", lastName: "Müller" },
    giftCardPayments: [{ title: "Carte multi-enseignes", lastDigits: "4711", amount: money(2000) }],
    shipments: [{ tag: "digital", packages: [gift("a", "Anna-Katharina Überschär", 1), gift("b", "Tom", 2)] }],
  },
  deliveries: [delivery("a", "Anna-Katharina Überschär", "SENT"), delivery("b", "Tom", "WAITING")],
};

const card = (id: string, over: object) => ({
  __typename: "AccountCard",
  id,
  title: "Café Noir",
  lastDigits: "4711",
  value: money(5000),
  balance: money(3250),
  expiresOn: "2027-03-31",
  image: { url: face, alt: "" },
  backgroundColor: "#f3e9dc",
  state: "ACTIVE",
  canRedeem: true,
  shop: "",
  ...over,
});

const address = (id: string, firstName: string, lastName: string) => ({
  __typename: "BookAddress",
  id,
  firstName,
  lastName,
  companyName: null,
  countryCode: "FR",
  postCode: "75001",
  houseNumber: "12",
  suffix: null,
  street: "Rue de Rivoli",
  city: "Paris",
  addressLine2: null,
  phoneNumber: null,
  email: null,
});

const profile = {
  firstName: "Zoë",
  lastName: "Müller",
  email: "zoe@example.org",
  invoiceEmail: null,
  phoneNumber: "+33612345678",
  vatNumber: null,
  address: {
    companyName: null,
    postCode: "75001",
    houseNumber: "12",
    suffix: null,
    street: "Rue de Rivoli",
    city: "Paris",
    administrativeArea: null,
  },
};
const done = (data: unknown) => ({ data, errors: [] });
const user = (verified: boolean) => done({ user: { subscribed: true, verified, version: 1, mainProfile: profile } });
const list = (orders: readonly object[]) =>
  done({ orders, paging: { totalItems: orders.length === 0 ? 0 : 20, currentPage: 1, itemsPerPage: 16 } });
const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  seenAt: "2026-11-20T10:00:00Z",
  current,
});

/**
 * What commerce answers to who has an account, by the name of
 * the operation; a function of the shop where it names that.
 */
export const filled: Readonly<Record<string, unknown>> = {
  GetUserInfo: { getUserInfo: user(true) },
  AccountOrders: {
    accountOrders: list([order(1, "MULTI_ADDRESS"), order(2, "REDEEM"), order(3, "REGULAR", "PENDING")]),
  },
  AccountOrder: ({ storefront }: Shop) => {
    const placed = { uuid: "order-1", storefront: storefront.code, shop: storefront.name };
    return { accountOrder: done({ ...placed, kind: "REGULAR", status: "COMPLETED", details }) };
  },
  AccountOrderDocuments: {
    orderDocuments: done({
      __typename: "OrderDocuments",
      canRequestInvoice: false,
      documents: [{ id: "1", kind: "INVOICE", number: "CBFR-000042", pdf: "#pdf", xml: "#xml" }],
    }),
  },
  AddressBook: { addressBook: done([address("1", "Tom", "Okafor"), address("2", "Anna-Katharina", "Überschär")]) },
  AccountCards: {
    accountCards: done([card("1", {}), card("2", { state: "EXPIRED", canRedeem: false, lastDigits: "0815" })]),
  },
  AccountSessions: {
    accountSessions: done([session("1", "Firefox, Linux", true), session("2", "Safari, iPhone", false)]),
  },
  AccountPasskeys: {
    accountPasskeys: done([{ id: "k", device: "Safari, iPhone", createdAt: "2026-11-01T10:00:00Z", usedAt: null }]),
  },
};

/** Answers for an account that was made a moment ago. */
export const fresh: Readonly<Record<string, unknown>> = {
  ...filled,
  GetUserInfo: { getUserInfo: user(false) },
  AccountOrders: { accountOrders: list([]) },
  AddressBook: { addressBook: done([]) },
  AccountCards: { accountCards: done([]) },
  AccountPasskeys: { accountPasskeys: done([]) },
};

const refused = (field: string) => ({
  [field]: { data: null, errors: [{ code: 2202, referencedRequestParameter: null }] },
});

/** Answers for who was signed out meanwhile. */
export const signedOut: Readonly<Record<string, unknown>> = {
  GetUserInfo: { getUserInfo: done({ user: null }) },
  AccountOrders: refused("accountOrders"),
  AddressBook: refused("addressBook"),
};
