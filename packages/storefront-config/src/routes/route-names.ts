/**
 * The screens of specification section 2. Every one of them has its path in every table of `route-tables/`.
 */
export const routeNames = [
  "home",
  "listing",
  "categories",
  "category",
  "product",
  "productLocations",
  "productLocation",
  "choiceCard",
  "favourites",
  "basket",
  "checkout",
  "paymentProcessing",
  "confirmation",
  "checkoutSuccess",
  "balanceCheck",
  "redeemShop",
  "businessRedeemShop",
  "redeemCardInfo",
  "redeemCheckout",
  "terms",
  "privacy",
  "cookies",
  "delivery",
  "cancellationPolicy",
  "imprint",
  "accessibility",
  "withdrawal",
  "helpdesk",
  "contact",
  "business",
  "businessQuote",
  "manyRecipients",
  "blog",
  "blogPost",
  "givingMoments",
  "givingMoment",
  "landing",
  "doubler",
  "doublerThanks",
  "doublerCheck",
  "doublerClaim",
  "account",
  "login",
  "register",
  "registerSuccess",
  "forgotPassword",
  "forgotPasswordSuccess",
  "newPassword",
  "newPasswordSuccess",
  "accountOverview",
  "accountOrders",
  "addressBook",
  "accountData",
  "company",
  "companyInvoices",
  "companyBook",
  "companyApi",
  "activation",
  "activationSuccess",
  "gift",
  "review",
  "reorder",
  "notFound",
] as const;
export type RouteName = (typeof routeNames)[number];

/**
 * What the routes with parameters take: `page` counts from 1, which the path leaves out, `uuid` is a UUID,
 * `token` the secret of a link, all others slugs.
 */
interface OwnParameters {
  listing: { page?: number };
  product: { product: string };
  productLocations: { product: string };
  productLocation: { product: string; location: string };
  confirmation: { uuid: string };
  redeemShop: { page?: number };
  businessRedeemShop: { pageId: string; page?: number };
  redeemCardInfo: { pageId: string };
  givingMoment: { product: string };
  business: { product?: string };
  blogPost: { path: string };
  category: { url: string; page?: number };
  doublerThanks: { product?: string };
  gift: { token: string };
  review: { token: string };
  landing: { path: string };
}

/** What each route takes. */
export type RouteParameters = {
  [R in RouteName]: R extends keyof OwnParameters ? OwnParameters[R] : Record<never, never>;
};
