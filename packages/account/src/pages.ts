import { cachedWith, definePage } from "@giftshop/page";

/** Equal for everybody, and of no interest to a search engine: who is there comes after the page. */
const shared = {
  folder: "account",
  hydration: "at-once",
  cache: cachedWith(3600),
  sitemap: "none",
  // Links of emails carry a token in the address, until the page takes it from there.
  referrer: "no-referrer",
} as const;

/** The pages of this package. */
export const pages = [
  definePage({ route: "account", ...shared }),
  definePage({ route: "login", ...shared }),
  definePage({ route: "register", ...shared }),
  definePage({ route: "registerSuccess", ...shared }),
  definePage({ route: "forgotPassword", ...shared }),
  definePage({ route: "forgotPasswordSuccess", ...shared }),
  definePage({ route: "newPassword", ...shared }),
  definePage({ route: "newPasswordSuccess", ...shared }),
  definePage({ route: "accountOverview", ...shared }),
  definePage({ route: "accountOrders", ...shared }),
  definePage({ route: "addressBook", ...shared }),
  definePage({ route: "accountData", ...shared }),
  definePage({ route: "company", ...shared }),
  definePage({ route: "companyInvoices", ...shared }),
  definePage({ route: "companyBook", ...shared }),
  definePage({ route: "companyApi", ...shared }),
  definePage({ route: "reorder", ...shared }),
  definePage({ route: "withdrawal", ...shared }),
];
