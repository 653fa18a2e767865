/** The part of the account's words that each of its pages is about. */
export const partOf = {
  account: "identify",
  login: "login",
  register: "register",
  registerSuccess: "registerSuccess",
  forgotPassword: "forgotPassword",
  forgotPasswordSuccess: "forgotPasswordSuccess",
  newPassword: "newPassword",
  newPasswordSuccess: "newPasswordSuccess",
  accountOverview: "overview",
  accountOrders: "orders",
  addressBook: "addressBook",
  accountData: "data",
  company: "company",
  companyInvoices: "companyInvoices",
  companyBook: "companyBook",
  companyApi: "companyApi",
  reorder: "reorder",
  withdrawal: "withdrawal",
} as const;

export type AccountRoute = keyof typeof partOf;
export type AccountPart = (typeof partOf)[AccountRoute];

/** Pages with nothing but a few fields: their heading and lead are drawn by the server. */
export const entryParts = [
  "identify",
  "login",
  "register",
  "registerSuccess",
  "forgotPassword",
  "forgotPasswordSuccess",
  "newPassword",
  "newPasswordSuccess",
  "withdrawal",
] as const;
export type EntryPart = (typeof entryParts)[number];

export const isEntry = (part: AccountPart): part is EntryPart => (entryParts as readonly string[]).includes(part);
