/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AcceptQuoteInput = {
  acceptTerms: boolean;
  /** Needed when something of it is posted. */
  delivery?: DeliveryInput | null | undefined;
  /** What the page showed as the sum to pay, in minor units; another one answers 2503. */
  expectedTotal?: number | null | undefined;
  idempotencyKey: string;
  issuer?: string | null | undefined;
  /** `invoice`: within the approved credit of the company. */
  paymentMethod: string;
  /** Of the link that its buyer was sent. */
  token: string;
  /** That the page showed; another one answers 2503. */
  version: number;
};

export type AccountStatus =
  | 'DELETED'
  | 'EMAIL_CHANGED'
  | 'EMAIL_SENT'
  | 'KNOWN'
  | 'LOGGED_IN'
  | 'LOGGED_OUT'
  | 'PASSWORD_CHANGED'
  | 'UNKNOWN'
  | 'VERIFIED';

/** What becomes of a card. ACTIVE: it was activated before; TAKEN: another order is giving it value. */
export type ActivationAnswer =
  | 'ACTIVATED'
  | 'ACTIVE'
  | 'BLOCKED'
  | 'READY'
  | 'REVIEW'
  | 'TAKEN'
  | 'UNKNOWN';

export type ActivationCardInput = {
  /** Minor units; where absent, the amount for all. */
  amount?: number | null | undefined;
  /** 19 digits; spaces and dashes are dropped. */
  cardNumber: string;
};

/**
 * REVIEW: a person looks at it within the hours that the shop promises; READY: it can be paid; REFUSED: none of its cards can be activated;
 * ACTIVATED: it was paid.
 */
export type ActivationState =
  | 'ACTIVATED'
  | 'READY'
  | 'REFUSED'
  | 'REVIEW';

export type AddPackagesInput = {
  idempotencyKey: string;
  /** Up to 500. */
  packages: Array<NewPackageInput>;
  /** Of the basket that the page saw; another one answers 2040 with the basket as it is. Absent: whatever is in it by now. */
  version?: number | null | undefined;
};

export type AddToBasketInput = {
  /** Absent: as soon as possible. */
  deliveryDate?: DeliveryDateInput | null | undefined;
  giftPackingId?: string | null | undefined;
  /** Made by the page once per press; the same key never adds twice. */
  idempotencyKey: string;
  /** 1 to 150 characters as a person counts, no emoji. */
  message?: string | null | undefined;
  /** 1 to 99. */
  quantity?: number;
  recipient?: RecipientInput | null | undefined;
  /** Value of one card, minor units. */
  value: number;
  variationId: string;
  wrapperId?: string | null | undefined;
};

export type AdjustmentType =
  | 'SHIPPING';

export type ApiKeyInput = {
  /** What its company calls it. */
  name: string;
  /** Of the account; without it 1101, and 2203 for another. */
  password?: string | null | undefined;
  /** Such as `orders:write`: what it may do. */
  scopes: Array<string>;
  test: boolean;
};

export type ApiWebhookCallState =
  | 'DELIVERED'
  | 'FAILED'
  | 'WAITING';

export type ApiWebhookInput = {
  /** Such as `gift.opened`. */
  events: Array<string>;
  /** Of the account; without it 1101, and 2203 for another. */
  password?: string | null | undefined;
  test: boolean;
  /** https, at a public address; anything else answers 1110. */
  url: string;
};

export type BillingInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  /** State, province or emirate. */
  administrativeArea?: string | null | undefined;
  city?: string | null | undefined;
  companyName?: string | null | undefined;
  /** Of the billing address, which a business gives, and where a law asks for it; default: the parcel's address. */
  countryCode?: string | null | undefined;
  customerType?: CustomerType;
  email: string;
  /** Where the page asked for it: the same address. */
  emailConfirmation?: string | null | undefined;
  firstName: string;
  houseNumber?: string | null | undefined;
  invoiceEmail?: string | null | undefined;
  /** In the trade register. */
  kvkNumber?: string | null | undefined;
  lastName: string;
  phoneNumber?: string | null | undefined;
  postCode?: string | null | undefined;
  referenceNumber?: string | null | undefined;
  street?: string | null | undefined;
  suffix?: string | null | undefined;
  vatNumber?: string | null | undefined;
};

export type BlockType =
  | 'BLOG_BLOCK'
  | 'COLORED'
  | 'CONTACT'
  | 'IMAGE_BODY'
  | 'PRODUCT_REFERENCE_BLOCK'
  | 'QUESTIONS'
  | 'TESTIMONIAL_BLOCK'
  | 'TITLE_AND_BODY'
  | 'TITLE_BODY_LINK'
  | 'TITLE_BODY_USPS'
  | 'VIDEO'
  | 'WITH_HAND';

export type BookAddressInput = {
  addressLine2?: string | null | undefined;
  city: string;
  companyName?: string | null | undefined;
  countryCode: string;
  email?: string | null | undefined;
  firstName: string;
  houseNumber?: string | null | undefined;
  lastName: string;
  phoneNumber?: string | null | undefined;
  postCode?: string | null | undefined;
  street: string;
  suffix?: string | null | undefined;
};

export type CardState =
  | 'ACTIVE'
  | 'BLOCKED'
  | 'EXPIRED'
  | 'INACTIVE';

export type ChangeDeliveryDateInput = {
  /** Of the basket that the buyer saw. */
  cartVersion: number;
  /** Absent: as soon as possible. */
  deliveryDate?: DeliveryDateInput | null | undefined;
  packageId: string;
};

export type ChangeOrderDeliveryDateInput = {
  /** Of the day that the buyer saw. */
  dayVersion: number;
  /** Absent: as soon as possible. */
  deliveryDate?: DeliveryDateInput | null | undefined;
  orderUuid: string;
  packageId: string;
};

export type ChangePasswordInput = {
  captchaToken: string;
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
};

export type ChangeQuantityInput = {
  packageId: string;
  /** 0 takes the package away; at most 99. */
  quantity: number;
  version: number;
};

export type CommentQuoteInput = {
  idempotencyKey: string;
  /** 1 to 3000 characters; line breaks are kept. */
  text: string;
};

export type CompanyApprovalState =
  | 'APPROVED'
  | 'REFUSED'
  | 'WAITING'
  | 'WITHDRAWN';

export type CompanyChangeInput = {
  /** Minor units; without it no order waits. */
  approvalAbove?: number | null | undefined;
  name: string;
  vatNumber?: string | null | undefined;
  /** That the page showed; another one answers 2517. */
  version: number;
};

export type CompanyInput = {
  name: string;
  vatNumber?: string | null | undefined;
};

/** A reader reads, an orderer orders, an approver says yes to orders as well, an owner does everything. */
export type CompanyRole =
  | 'APPROVER'
  | 'ORDERER'
  | 'OWNER'
  | 'READER';

export type CompanyTemplateInput = {
  message: string;
  name: string;
};

export type ContactMessageInput = {
  /** A solved `captchaChallenge` of action COMMON; good once. */
  captchaToken: string;
  email: string;
  idempotencyKey: string;
  /** 1 to 3000 characters; line breaks are kept. */
  message: string;
  name: string;
  orderNumber?: string | null | undefined;
};

export type CopyPackageInput = {
  idempotencyKey: string;
  packageId: string;
  recipient: RecipientInput;
  version: number;
};

export type CorrectEmailInput = {
  email: string;
  /** Asked for where the first one looks mistyped, too. */
  emailConfirmation?: string | null | undefined;
  orderUuid: string;
  /** Absent: the buyer's own email. */
  packageId?: string | null | undefined;
};

export type CreateActivationOrderInput = {
  /** For each card that has none of its own, minor units. */
  amount?: number | null | undefined;
  /** A solved `captchaChallenge` of action COMMON; good once. */
  captchaToken: string;
  /** As in a file: up to 1000. */
  cards?: Array<ActivationCardInput> | null | undefined;
  /** With which it was bought. */
  email: string;
  idempotencyKey: string;
  /** Of the order with which the boxes were bought. */
  orderNumber: string;
  /** A card's number; all cards that lie between it and `rangeTo` in their box are meant. */
  rangeFrom?: string | null | undefined;
  /** Absent: one card. */
  rangeTo?: string | null | undefined;
};

export type CurrencyCode =
  | 'AED'
  | 'AUD'
  | 'BGN'
  | 'BRL'
  | 'CAD'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CZK'
  | 'DKK'
  | 'EUR'
  | 'GBP'
  | 'HKD'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'ISK'
  | 'JPY'
  | 'KRW'
  | 'MXN'
  | 'MYR'
  | 'NOK'
  | 'NZD'
  | 'PEN'
  | 'PHP'
  | 'PLN'
  | 'RON'
  | 'SAR'
  | 'SEK'
  | 'SGD'
  | 'THB'
  | 'TRY'
  | 'TWD'
  | 'USD'
  | 'ZAR';

export type CustomerAddressInput = {
  administrativeArea?: string | null | undefined;
  city?: string | null | undefined;
  companyName?: string | null | undefined;
  houseNumber?: string | null | undefined;
  postCode?: string | null | undefined;
  street?: string | null | undefined;
  suffix?: string | null | undefined;
};

export type CustomerProfileInput = {
  address: CustomerAddressInput;
  firstName: string;
  invoiceEmail?: string | null | undefined;
  lastName: string;
  phoneNumber?: string | null | undefined;
  subscribed: boolean;
  vatNumber?: string | null | undefined;
  /** Of the data that were seen; 2208 where they were changed since. */
  version: number;
};

export type CustomerType =
  | 'BUSINESS'
  | 'PRIVATE';

export type DeliveryDateInput = {
  /** `YYYY-MM-DD`, one of `deliveryDates`. */
  date: string;
  /** 0 to 23; required of digital gifts. */
  hour?: number | null | undefined;
  /** IANA name; absent: the storefront's. */
  timeZone?: string | null | undefined;
};

export type DeliveryInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city: string;
  companyName?: string | null | undefined;
  countryCode: string;
  customerType?: CustomerType | null | undefined;
  email?: string | null | undefined;
  firstName: string;
  /** Positive number, or `-` where the address has none. */
  houseNumber?: string | null | undefined;
  invoiceEmail?: string | null | undefined;
  lastName: string;
  phoneNumber?: string | null | undefined;
  postCode?: string | null | undefined;
  referenceNumber?: string | null | undefined;
  street: string;
  suffix?: string | null | undefined;
};

export type DeliveryKind =
  | 'DIGITAL'
  | 'PHYSICAL';

export type DeliveryState =
  /** A donation without recipient and message: nothing is sent of it. */
  | 'DONATED'
  | 'FAILED'
  /** A parcel is packed. */
  | 'PREPARING'
  /** It waits for the day that its buyer chose. */
  | 'SCHEDULED'
  | 'SENT'
  /** An e-mail is on its way out. */
  | 'WAITING'
  | 'WITHDRAWN';

export type DocumentKind =
  | 'CREDIT_NOTE'
  | 'INVOICE';

/** COMMITTED: closed, and what it is made from is published; WAITING: it is due, and its beacon has not spoken; DRAWN; EMPTY: nobody took part. */
export type DoublerDrawState =
  | 'COMMITTED'
  | 'DRAWN'
  | 'EMPTY'
  | 'WAITING';

/** OFFERED: it can be claimed; CLAIMED: its card was sent; OVER: it went to the next. */
export type DoublerPrizeState =
  | 'CLAIMED'
  | 'OFFERED'
  | 'OVER';

export type EnterDoublerInput = {
  acceptTerms: boolean;
  /** A solved `captchaChallenge` of action COMMON; good once. */
  captchaToken: string;
  cardNumber: string;
  email: string;
  /** 18 or older. */
  ofAge: boolean;
  pin: string;
};

/** Where a parcel goes, within the storefront's country. */
export type GiftBatchAddressInput = {
  city: string;
  houseNumber?: string | null | undefined;
  postCode?: string | null | undefined;
  street: string;
  suffix?: string | null | undefined;
};

/** EMAIL: one to each receiver; HAND: links for whoever orders, who prints them or hands them over; POST: printed, to the address of each. */
export type GiftBatchDelivery =
  | 'EMAIL'
  | 'HAND'
  | 'POST';

export type GiftBatchInput = {
  /** Default: EMAIL. HAND answers 1110 where emails hold codes, as gifts have no links there. */
  delivery?: GiftBatchDelivery | null | undefined;
  /** Names of further columns; 20 at most. */
  fields?: Array<string> | null | undefined;
  /** `{firstName}`, `{lastName}`, `{name}`, `{value}`, `{email}` and the names of `fields` stand for what a row says. */
  message?: string | null | undefined;
  /** How many will come, 1 to 10000. */
  rows: number;
  /** Whom receivers are told it is from. Default: the first name of who orders. */
  senderName?: string | null | undefined;
  /** Of a digital gift card. */
  variationId: string;
};

export type GiftBatchReportState =
  | 'BOUNCED'
  | 'OPENED'
  | 'REFUSED'
  | 'SENT'
  | 'WAITING';

/** A row as it stands in the table. */
export type GiftBatchRowInput = {
  /** Of what is posted. */
  address?: GiftBatchAddressInput | null | undefined;
  /** The day of arrival, as people write it; empty: at once. */
  date?: string | null | undefined;
  email: string;
  /** In the order of the batch's `fields`. */
  fields?: Array<string> | null | undefined;
  firstName: string;
  lastName?: string | null | undefined;
  /** Main units, as people write them. */
  value: string;
};

/** OPEN: rows come, or it can be ordered; WAITING: for somebody's yes; ORDERED: its gifts are on their way, or sent. */
export type GiftBatchState =
  | 'OPEN'
  | 'ORDERED'
  | 'UNPAID'
  | 'WAITING';

export type GiftCardPaymentInput = {
  /** A solved `captchaChallenge` of action COMMON, where the answer without one was 1003. */
  captchaToken?: string | null | undefined;
  cardNumber: string;
  pin: string;
};

/**
 * UNOPENED: its cards are made when it is opened; TAKEN_BACK: by its buyer; BLOCKED: its payment was taken back; EXPIRED: nobody opened it
 * in time.
 */
export type GiftState =
  | 'BLOCKED'
  | 'EXPIRED'
  | 'OPENED'
  | 'TAKEN_BACK'
  | 'UNOPENED';

export type InvitationInput = {
  email: string;
  role: CompanyRole;
};

export type LocationsFiltersInput = {
  rectangle?: MapRectangleInput | null | undefined;
};

/** Degrees of WGS 84, of which five decimals count; south is not above north, nor west beyond east. */
export type MapRectangleInput = {
  latMax: number;
  latMin: number;
  lonMax: number;
  lonMin: number;
};

export type NewPackageInput = {
  deliveryDate?: DeliveryDateInput | null | undefined;
  giftPackingId?: string | null | undefined;
  message?: string | null | undefined;
  quantity?: number;
  recipient?: RecipientInput | null | undefined;
  value: number;
  variationId: string;
  wrapperId?: string | null | undefined;
};

export type OrderAccountInput = {
  /** A solved `captchaChallenge` of action COMMON; good once. */
  captchaToken: string;
  /** An order of this browser, placed without an account. */
  orderUuid: string;
  /** 8 to 128 Latin letters, digits and symbols. */
  password: string;
};

export type OrderBatchInput = {
  acceptTerms: boolean;
  billing: BillingInput;
  /** What the page showed as the sum to pay, in minor units; another one answers 2522. */
  expectedTotal?: number | null | undefined;
  /** Of the batch, all of whose rows have come. */
  id: string;
  idempotencyKey: string;
  issuer?: string | null | undefined;
  /** `invoice`: within the approved credit of the company. */
  paymentMethod: string;
};

/** REDEEM exchanges gift cards for others; ACTIVATION gives value to blank cards that the buyer has already. */
export type OrderKind =
  | 'ACTIVATION'
  | 'MULTI_ADDRESS'
  | 'REDEEM'
  | 'REGULAR';

/** A package of an order of one's own. */
export type OrderPackageInput = {
  orderUuid: string;
  packageId: string;
};

export type OrderStatus =
  | 'CANCELED'
  | 'COMPLETED'
  | 'PENDING';

/**
 * Of a published page the products that a field of it names: `products`, what its blocks show; `category`, all of the category that it
 * is about. 2047 where there is no such page.
 */
export type PageFilterInput = {
  fieldName: string;
  /** `ContentPage.id`, or the last segment of the page's address. */
  pageId: string;
  pageType: PageType;
};

/** Kinds of written pages (specification, section 2, page types). */
export type PageType =
  | 'ACCESSIBILITY'
  | 'BLOG'
  | 'BUSINESS'
  | 'CANCELLATION'
  | 'CATEGORY'
  | 'CONTACT'
  | 'COOKIES'
  | 'DELIVERY'
  | 'GIVING_MOMENT'
  | 'GIVING_MOMENTS'
  | 'HELPDESK'
  | 'HOME'
  | 'IMPRINT'
  | 'LANDING'
  | 'POST'
  | 'PRIVACY'
  | 'QUEUE'
  | 'TERMS';

export type PagingInput = {
  itemsPerPage?: number | null | undefined;
  /** Counts from 1. */
  pageNumber?: number | null | undefined;
};

export type PayActivationOrderInput = {
  acceptTerms: boolean;
  /** What the page showed as the sum to pay, in minor units; another one answers 2040. */
  expectedTotal?: number | null | undefined;
  idempotencyKey: string;
  issuer?: string | null | undefined;
  paymentMethod: string;
  /** Of the activation. */
  uuid: string;
};

/** State of an order's current payment as the pages distinguish it. PROCESSING: no answer yet; PENDING: a bank transfer is awaited. */
export type PaymentState =
  | 'CANCELED'
  | 'EXPIRED'
  | 'FAILED'
  | 'PAID'
  | 'PENDING'
  | 'PROCESSING'
  /** All of the money goes back: it was paid when the order was closed already, or its buyer took all of it back. */
  | 'REFUNDED';

export type PlaceOrderInput = {
  acceptTerms: boolean;
  /** Whether one email may ask for a review after everything was delivered. */
  askReview?: boolean | null | undefined;
  billing: BillingInput;
  /** A solved `captchaChallenge` of action COMMON, where the answer without one was 1003: from the third order on that holds pieces and waits to be paid. */
  captchaToken?: string | null | undefined;
  /** Of the basket that the buyer saw; another one answers 2040. */
  cartVersion: number;
  /** Needed when something physical of the basket goes to the buyer. */
  delivery?: DeliveryInput | null | undefined;
  /** The same of what gift cards leave of it. */
  expectedToPay?: number | null | undefined;
  /** What the buyer saw as the sum to pay, in minor units; where it is another by now, the answer is 2040. */
  expectedTotal?: number | null | undefined;
  idempotencyKey: string;
  issuer?: string | null | undefined;
  /** Needed where the gift cards leave something to be paid. */
  paymentMethod?: string | null | undefined;
  /** Whether one email may remind of the order, should it not be paid; asked where law or custom counts that as advertising. */
  remindMe?: boolean | null | undefined;
};

export type ProductFiltersInput = {
  /** What suits one of them: birthday, thank-you, wedding, new-baby, december, get-well, farewell, new-home. */
  filterByOccasion?: Array<string> | null | undefined;
  filterByPage?: PageFilterInput | null | undefined;
  /** What can be given at a value of one of them: small (up to 2.5 times the least value of a digital card), medium (to 5), large (to 10), grand. */
  filterByPrice?: Array<string> | null | undefined;
  filterByProductType?: Array<ProductType> | null | undefined;
  /** What gift cards are exchanged for alone: gift cards but the choice card, and donations. */
  filterByRedeem?: RedeemFilterInput | null | undefined;
  filterByTaxonomy?: Array<TaxonomyFilterInput> | null | undefined;
  /** By lowest price or by title. Default: most chosen first. */
  sort?: ProductSort | null | undefined;
};

/** A gift card's own page, unless it is exchanged for others, spent at a table, given away or bought empty. */
export type ProductPageType =
  | 'BLANK'
  | 'CHOICE'
  | 'DONATION'
  | 'PRODUCT'
  | 'RESTAURANT';

export type ProductSort =
  | 'NAME'
  | 'PRICE';

export type ProductType =
  | 'DONATION'
  | 'GIFTCARD'
  | 'GIFTCARD_BLANK';

export type QuoteAuthor =
  | 'BUYER'
  | 'STAFF';

export type QuoteLineInput = {
  giftPackingId?: string | null | undefined;
  /** 1 to 5000. */
  quantity: number;
  /** Those who share the line, in place of `recipient`; what is left goes to the company. 100 at most in a quote. */
  receivers?: Array<QuoteReceiverInput> | null | undefined;
  /** Who gets all of the line, and where; absent: the company itself. */
  recipient?: RecipientInput | null | undefined;
  /** On one card, minor units. */
  value: number;
  variationId: string;
  wrapperId?: string | null | undefined;
};

export type QuoteReceiverInput = {
  /** How many of the line. */
  quantity: number;
  recipient: RecipientInput;
};

export type QuoteRequestInput = {
  /** The company that asks; its `customerType` is BUSINESS. */
  billing: BillingInput;
  /** A solved `captchaChallenge` of action COMMON; good once. */
  captchaToken: string;
  idempotencyKey: string;
  /** 1 to 20. */
  lines: Array<QuoteLineInput>;
  /** A PNG or JPEG file of at most 40 kB in Base64, to be printed; anything else answers 1110. */
  logo?: string | null | undefined;
  /** At most 3000 characters; line breaks are kept. */
  remark?: string | null | undefined;
  /** ISO 8601 date by which the gifts are needed. */
  wantedOn?: string | null | undefined;
};

/** PRICED: staff have priced it, and its buyer has yet to be sent the price. */
export type QuoteState =
  | 'ACCEPTED'
  | 'EXPIRED'
  | 'PRICED'
  | 'SENT'
  | 'SUBMITTED'
  | 'WITHDRAWN';

export type ReceiverInput = {
  packageIds: Array<string>;
  version: number;
};

export type RecipientInput = {
  /** Where a printed gift goes. */
  address?: DeliveryInput | null | undefined;
  /** Required for a digital gift to somebody else; a gift without one goes to the buyer. */
  email?: string | null | undefined;
  /** A printed gift goes to the buyer, who hands it over; else `address` is needed (2049). */
  handOver?: boolean | null | undefined;
  lastName?: string | null | undefined;
  /** First name, or however they are called. */
  name: string;
};

export type RedeemCardInput = {
  /** A solved `captchaChallenge` of action COMMON, where the answer without one was 1003. */
  captchaToken?: string | null | undefined;
  cardNumber: string;
  pin: string;
};

export type RedeemFilterInput = {
  /** Of a company, whose cards are had for less. */
  pageId?: string | null | undefined;
};

export type RegisterInput = {
  /** A solved `captchaChallenge` of action COMMON; good once. */
  captchaToken: string;
  email: string;
  /** Where the page asked for it: the same address. */
  emailConfirmation?: string | null | undefined;
  firstName: string;
  lastName: string;
  /** 8 to 128 Latin letters, digits and symbols. */
  password: string;
  passwordConfirmation: string;
  subscribed?: boolean | null | undefined;
};

export type ReorderItemInput = {
  /** Of the order. */
  packageId: string;
  quantity: number;
};

export type ResetPasswordInput = {
  password: string;
  passwordConfirmation: string;
  /** Of the email; good once, for 30 minutes. */
  token: string;
};

export type RetryPaymentInput = {
  /** As of `PlaceOrderInput`. */
  captchaToken?: string | null | undefined;
  idempotencyKey: string;
  issuer?: string | null | undefined;
  orderUuid: string;
  /** Needed where the gift cards leave something to be paid. */
  paymentMethod?: string | null | undefined;
};

export type ReviewState =
  | 'PENDING'
  | 'PUBLISHED'
  | 'REFUSED';

export type SearchGroupType =
  | 'CATEGORIES'
  | 'PAGES'
  | 'POSTS'
  | 'PRODUCTS';

export type SetReceiverInput = {
  packageIds: Array<string>;
  recipient: RecipientInput;
  version: number;
};

/** `cb_api_giftcard_categories` (category paths) or `cb_api_giftcard_types` (`digital`, `physical`). */
export type TaxonomyFilterInput = {
  taxonomy: string;
  terms: Array<string>;
};

export type TellWhenOpenedInput = {
  on: boolean;
  orderUuid: string;
};

export type UpdatePackageInput = {
  giftPackingId?: string | null | undefined;
  message?: string | null | undefined;
  packageId: string;
  quantity: number;
  recipient?: RecipientInput | null | undefined;
  value: number;
  variationId: string;
  /** Of the basket that the page saw; another one answers 2040 with the basket as it is. */
  version: number;
  wrapperId?: string | null | undefined;
};

export type UpdateRedeemPackageInput = {
  packageId: string;
  /** 0 takes it away. */
  quantity: number;
  version: number;
};

/** Sent with every call; commerce refuses what contradicts itself (1001). */
export type UserDataInput = {
  /** ISO 3166-1 alpha-2 country of the storefront. */
  countryCode: string;
  /** Language of the page, for example `fr`. */
  language: string;
  redeemToken?: string | null | undefined;
  storeID: number;
};

export type VideoProvider =
  | 'SELF_HOSTED'
  | 'VIMEO'
  | 'YOUTUBE';

/** APPLE: a file that Apple's wallet takes; GOOGLE: a way that leads to Google's. */
export type Wallet =
  | 'APPLE'
  | 'GOOGLE';

export type WarningPlace =
  | 'CHECKOUT'
  | 'REDEEM'
  | 'SITE';

export type WithdrawalRefusal =
  /** A card of its box was. */
  | 'ACTIVATED'
  | 'BLOCKED'
  /** The order is a company's. */
  | 'BUSINESS'
  /** It was passed on. */
  | 'DONATION'
  | 'EXPIRED'
  | 'OPENED'
  /** Something of its card was. */
  | 'SPENT'
  /** It came more than 14 days ago. */
  | 'TOO_LATE'
  /** It was taken back already. */
  | 'WITHDRAWN';

export type WriteReviewInput = {
  product: string;
  /** 1 to 5. */
  rating: number;
  /** At most 1000 characters, no emoji. */
  text?: string | null | undefined;
  token: string;
};

export type BookEntryFragment = { id: string, firstName: string, lastName: string, companyName: string | null, countryCode: string, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string, city: string, addressLine2: string | null, phoneNumber: string | null, email: string | null } & { ' $fragmentName'?: 'BookEntryFragment' };

export type AddressBookQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type AddressBookQuery = { addressBook: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BookEntryFragment': BookEntryFragment } }
    )> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SaveAddressMutationVariables = Exact<{
  userData: UserDataInput;
  id?: string | null | undefined;
  input: BookAddressInput;
}>;


export type SaveAddressMutation = { saveAddress: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BookEntryFragment': BookEntryFragment } }
    )> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RemoveAddressMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type RemoveAddressMutation = { removeAddress: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BookEntryFragment': BookEntryFragment } }
    )> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type UpdateProfileMutationVariables = Exact<{
  userData: UserDataInput;
  input: CustomerProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { data: { user: { ' $fragmentRefs'?: { 'AccountUserFragment': AccountUserFragment } } | null } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type UserLogoutMutationVariables = Exact<{
  userData: UserDataInput;
}>;


export type UserLogoutMutation = { userLogout: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SendVerificationMutationVariables = Exact<{
  userData: UserDataInput;
}>;


export type SendVerificationMutation = { sendVerification: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  userData: UserDataInput;
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RequestEmailChangeMutationVariables = Exact<{
  userData: UserDataInput;
  email: string;
  password: string;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type DeleteAccountMutationVariables = Exact<{
  userData: UserDataInput;
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ExportAccountQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type ExportAccountQuery = { exportAccount: { data: string | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type CheckUserExistQueryVariables = Exact<{
  userData: UserDataInput;
  email: string;
  captchaToken: string;
}>;


export type CheckUserExistQuery = { checkUserExist: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type UserLoginMutationVariables = Exact<{
  userData: UserDataInput;
  email: string;
  password: string;
  captchaToken: string;
  verificationToken?: string | null | undefined;
}>;


export type UserLoginMutation = { userLogin: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RegisterMutationVariables = Exact<{
  userData: UserDataInput;
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type VerifyEmailMutationVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ForgotPasswordMutationVariables = Exact<{
  userData: UserDataInput;
  email: string;
  captchaToken: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  userData: UserDataInput;
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type PasskeyChallengeMutationVariables = Exact<{
  userData: UserDataInput;
}>;


export type PasskeyChallengeMutation = { passkeyChallenge: { data: string | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type PasskeyLoginMutationVariables = Exact<{
  userData: UserDataInput;
  response: string;
}>;


export type PasskeyLoginMutation = { passkeyLogin: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AccountUserFragment = { subscribed: boolean, verified: boolean, version: number, mainProfile: { firstName: string, lastName: string, email: string, invoiceEmail: string | null, phoneNumber: string | null, vatNumber: string | null, address: { companyName: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, city: string | null, administrativeArea: string | null } } } & { ' $fragmentName'?: 'AccountUserFragment' };

export type GetUserInfoQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type GetUserInfoQuery = { getUserInfo: { data: { user: { ' $fragmentRefs'?: { 'AccountUserFragment': AccountUserFragment } } | null } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SeeApiKeysQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type SeeApiKeysQuery = { apiKeys: { data: Array<{ id: string, name: string, prefix: string, test: boolean, scopes: Array<string>, createdAt: string, lastUsedAt: string | null, revokedAt: string | null }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type MakeApiKeyMutationVariables = Exact<{
  userData: UserDataInput;
  input: ApiKeyInput;
}>;


export type MakeApiKeyMutation = { makeApiKey: { data: { id: string, text: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RevokeApiKeyMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SeeApiWebhooksQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type SeeApiWebhooksQuery = { apiWebhooks: { data: Array<{ id: string, url: string, test: boolean, events: Array<string>, log: Array<{ id: string, type: string, state: ApiWebhookCallState, createdAt: string, tries: Array<{ status: number | null, milliseconds: number }> }> }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type MakeApiWebhookMutationVariables = Exact<{
  userData: UserDataInput;
  input: ApiWebhookInput;
}>;


export type MakeApiWebhookMutation = { makeApiWebhook: { data: { id: string, secret: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type TryApiWebhookMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type TryApiWebhookMutation = { tryApiWebhook: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type EndApiWebhookMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type EndApiWebhookMutation = { endApiWebhook: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ApprovalFragment = { id: string, state: CompanyApprovalState, summary: string, costCentre: string | null, askedBy: string, askedAt: string, why: string | null, mayDecide: boolean, mayWithdraw: boolean, amount: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'ApprovalFragment' };

export type SeeApprovalsQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type SeeApprovalsQuery = { companyApprovals: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ApprovalFragment': ApprovalFragment } }
    )> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type DecideOrderMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
  approve: boolean;
  why?: string | null | undefined;
}>;


export type DecideOrderMutation = { decideCompanyOrder: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type WithdrawOrderMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type WithdrawOrderMutation = { withdrawCompanyOrder: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type CompanyAddressBookQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CompanyAddressBookQuery = { addressBook: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BookEntryFragment': BookEntryFragment } }
    )> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SaveCompanyAddressMutationVariables = Exact<{
  userData: UserDataInput;
  id?: string | null | undefined;
  input: BookAddressInput;
}>;


export type SaveCompanyAddressMutation = { saveAddress: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BookEntryFragment': BookEntryFragment } }
    )> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RemoveCompanyAddressMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type RemoveCompanyAddressMutation = { removeAddress: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BookEntryFragment': BookEntryFragment } }
    )> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SeeTemplatesQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type SeeTemplatesQuery = { companyTemplates: { data: Array<{ id: string, name: string, message: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SaveTemplateMutationVariables = Exact<{
  userData: UserDataInput;
  input: CompanyTemplateInput;
}>;


export type SaveTemplateMutation = { saveCompanyTemplate: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RemoveTemplateMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type RemoveTemplateMutation = { removeCompanyTemplate: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type OwnCompanyFragment = { id: string, name: string, vatNumber: string | null, version: number, role: CompanyRole, accountId: string, approvalAbove: { currency: CurrencyCode, value: number } | null, credits: Array<{ paused: boolean, limit: { currency: CurrencyCode, value: number }, used: { currency: CurrencyCode, value: number }, available: { currency: CurrencyCode, value: number } }>, members: Array<{ id: string, firstName: string, lastName: string, email: string, role: CompanyRole }>, invitations: Array<{ id: string, email: string, role: CompanyRole }> } & { ' $fragmentName'?: 'OwnCompanyFragment' };

export type SeeCompanyQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type SeeCompanyQuery = { company: { data: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OwnCompanyFragment': OwnCompanyFragment } }
    ) | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SeeInvitationQueryVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type SeeInvitationQuery = { companyInvitation: { data: { companyName: string, email: string, role: CompanyRole } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type CreateCompanyMutationVariables = Exact<{
  userData: UserDataInput;
  input: CompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { data: { id: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ChangeCompanyMutationVariables = Exact<{
  userData: UserDataInput;
  input: CompanyChangeInput;
}>;


export type ChangeCompanyMutation = { changeCompany: { data: { id: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AcceptInvitationMutationVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { data: { id: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SeeInvoicesQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type SeeInvoicesQuery = { companyInvoices: { data: { invoices: Array<{ orderUuid: string, orderNumber: string, costCentre: string | null, issuedAt: string, dueOn: string, paidAt: string | null, amount: { currency: CurrencyCode, value: number }, documents: Array<{ id: string, kind: DocumentKind, number: string, pdf: string | null, xml: string | null }> }>, spend: Array<{ month: string, costCentre: string | null, amount: { currency: CurrencyCode, value: number } }> } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type InviteMemberMutationVariables = Exact<{
  userData: UserDataInput;
  input: InvitationInput;
}>;


export type InviteMemberMutation = { inviteMember: { data: { id: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type WithdrawInvitationMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: { data: { id: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ChangeMemberMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
  role: CompanyRole;
}>;


export type ChangeMemberMutation = { changeMember: { data: { id: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RemoveMemberMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type RemoveMemberMutation = { removeMember: { data: { id: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AddAccountCardMutationVariables = Exact<{
  userData: UserDataInput;
  cardNumber: string;
  pin: string;
  captchaToken: string;
}>;


export type AddAccountCardMutation = { addAccountCard: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RemoveAccountCardMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type RemoveAccountCardMutation = { removeAccountCard: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RedeemAccountCardMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type RedeemAccountCardMutation = { redeemAccountCard: { data: { pageId: string | null } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type OwnCardFragment = { id: string, title: string, lastDigits: string, expiresOn: string, state: CardState, canRedeem: boolean, shop: string, backgroundColor: string, image: { url: string, alt: string }, balance: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'OwnCardFragment' };

export type AccountCardsQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type AccountCardsQuery = { accountCards: { data: Array<{ ' $fragmentRefs'?: { 'OwnCardFragment': OwnCardFragment } }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type EndAccountSessionsMutationVariables = Exact<{
  userData: UserDataInput;
  id?: string | null | undefined;
}>;


export type EndAccountSessionsMutation = { endAccountSessions: { data: Array<{ id: string, device: string, seenAt: string, current: boolean }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type PasskeyOptionsMutationVariables = Exact<{
  userData: UserDataInput;
  password: string;
}>;


export type PasskeyOptionsMutation = { passkeyOptions: { data: string | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AddPasskeyMutationVariables = Exact<{
  userData: UserDataInput;
  response: string;
}>;


export type AddPasskeyMutation = { addPasskey: { data: Array<{ id: string, device: string, createdAt: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RemovePasskeyMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: { data: Array<{ id: string, device: string, createdAt: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AccountSessionsQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type AccountSessionsQuery = { accountSessions: { data: Array<{ id: string, device: string, seenAt: string, current: boolean }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AccountPasskeysQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type AccountPasskeysQuery = { accountPasskeys: { data: Array<{ id: string, device: string, createdAt: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AccountDocumentsFragment = { canRequestInvoice: boolean, documents: Array<{ id: string, kind: DocumentKind, number: string, pdf: string | null, xml: string | null }> } & { ' $fragmentName'?: 'AccountDocumentsFragment' };

export type AccountOrderDocumentsQueryVariables = Exact<{
  userData: UserDataInput;
  orderUuid: string;
}>;


export type AccountOrderDocumentsQuery = { orderDocuments: { data: { ' $fragmentRefs'?: { 'AccountDocumentsFragment': AccountDocumentsFragment } } | null, errors: Array<{ code: number }> } };

export type AccountRequestInvoiceMutationVariables = Exact<{
  userData: UserDataInput;
  orderUuid: string;
}>;


export type AccountRequestInvoiceMutation = { requestInvoice: { data: { ' $fragmentRefs'?: { 'AccountDocumentsFragment': AccountDocumentsFragment } } | null, errors: Array<{ code: number }> } };

export type OrderRowFragment = { id: string, kind: OrderKind, number: string, status: OrderStatus, placedAt: string, titles: Array<string>, packages: number, receivers: number, grandTotal: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'OrderRowFragment' };

export type AccountOrdersQueryVariables = Exact<{
  userData: UserDataInput;
  paging?: PagingInput | null | undefined;
  toReorder?: boolean | null | undefined;
}>;


export type AccountOrdersQuery = { accountOrders: { data: { orders: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'OrderRowFragment': OrderRowFragment } }
      )>, paging: { totalItems: number, currentPage: number, itemsPerPage: number } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AccountOrderQueryVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type AccountOrderQuery = { accountOrder: { data: { uuid: string, storefront: string, shop: string, kind: OrderKind, status: OrderStatus, details: { number: string, placedAt: string, email: string, paymentMethod: string | null, giftBatch: GiftBatchDelivery | null, packageCount: number, order: { totals: { subTotal: { currency: CurrencyCode, value: number }, grandTotal: { currency: CurrencyCode, value: number }, grandTotalWithoutTax: { currency: CurrencyCode, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: CurrencyCode, value: number } }> }, billingAddress: { firstName: string, lastName: string } | null, giftCardPayments: Array<{ title: string, lastDigits: string, amount: { currency: CurrencyCode, value: number } }>, shipments: Array<{ tag: string, packages: Array<{ id: string, giftcard:
                | { qty: number, price: { currency: CurrencyCode, value: number }, product: { title: string, backgroundColor: string, image: { url: string, alt: string } } }
                | { qty: number, price: { currency: CurrencyCode, value: number }, product: { title: string, backgroundColor: string, image: { url: string, alt: string } } }
                | { qty: number, price: { currency: CurrencyCode, value: number }, product: { title: string, backgroundColor: string, image: { url: string, alt: string } } }
                | { qty: number, price: { currency: CurrencyCode, value: number }, product: { title: string, backgroundColor: string, image: { url: string, alt: string } } }
              , recipient: { name: string } | null }> }> }, deliveries: Array<{ packageId: string, kind: DeliveryKind, state: DeliveryState, recipientTitle: string, expectedAt: string, canChangeDay: boolean, dayVersion: number, deliveryDate: { date: string, hour: number | null, timeZone: string | null } | null }> } | null } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ReorderOrderMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
  idempotencyKey: string;
  items?: Array<ReorderItemInput> | ReorderItemInput | null | undefined;
}>;


export type ReorderOrderMutation = { reorder: { data: { quantity: number, gone: Array<string> } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ChangeAccountOrderDayMutationVariables = Exact<{
  userData: UserDataInput;
  input: ChangeOrderDeliveryDateInput;
}>;


export type ChangeAccountOrderDayMutation = { changeOrderDeliveryDate: { errors: Array<{ code: number }> } };

export type RequestWithdrawalMutationVariables = Exact<{
  userData: UserDataInput;
  orderNumber: string;
  email: string;
  captchaToken: string;
}>;


export type RequestWithdrawalMutation = { requestWithdrawal: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type WithdrawalOrderQueryVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type WithdrawalOrderQuery = { withdrawalOrder: { data: { orderNumber: string, packages: Array<{ id: string, title: string, receiver: string, refusal: WithdrawalRefusal | null, total: { currency: CurrencyCode, value: number } }> } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type WithdrawMutationVariables = Exact<{
  userData: UserDataInput;
  token: string;
  packageIds: Array<string> | string;
  idempotencyKey: string;
}>;


export type WithdrawMutation = { withdraw: { data: { orderNumber: string, receipt: { at: string, amount: { currency: CurrencyCode, value: number } } | null } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type SoldOrderFragment = { shipments: Array<{ packages: Array<{ giftcard:
        | { qty: number, price: { value: number }, variation: { variationType: DeliveryKind }, product: { path: string, title: string, productType: ProductType } }
        | { qty: number, price: { value: number }, variation: { variationType: DeliveryKind }, product: { path: string, title: string, productType: ProductType } }
        | { qty: number, price: { value: number }, variation: { variationType: DeliveryKind }, product: { path: string, title: string, productType: ProductType } }
        | { qty: number, price: { value: number }, variation: { variationType: DeliveryKind }, product: { path: string, title: string, productType: ProductType } }
      , wrapper:
        | { price: { value: number } }
        | { price: { value: number } }
        | { price: { value: number } }
        | { price: { value: number } }
       | null, giftPacking:
        | { price: { value: number } }
        | { price: { value: number } }
        | { price: { value: number } }
        | { price: { value: number } }
       | null }> }>, totals: { grandTotal: { currency: CurrencyCode, value: number }, grandTotalWithoutTax: { value: number }, adjustments: Array<{ title: string }> } } & { ' $fragmentName'?: 'SoldOrderFragment' };

export type BasketQuantityQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type BasketQuantityQuery = { cartQuantity: { data: { quantity: number } | null } };

export type BasketFragment = (
  { id: string, version: number, quantity: number, shipments: Array<(
    { id: string, packages: Array<{ id: string, problem: { code: number } | null }> }
    & { ' $fragmentRefs'?: { 'BasketShipmentFragment': BasketShipmentFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'BasketTotalsFragment': BasketTotalsFragment;'SoldOrderFragment': SoldOrderFragment } }
) & { ' $fragmentName'?: 'BasketFragment' };

export type ChangeDayMutationVariables = Exact<{
  userData: UserDataInput;
  input: ChangeDeliveryDateInput;
}>;


export type ChangeDayMutation = { changeDeliveryDate: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type ChangeQuantityMutationVariables = Exact<{
  userData: UserDataInput;
  input: ChangeQuantityInput;
}>;


export type ChangeQuantityMutation = { changeQuantity: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type SetReceiverMutationVariables = Exact<{
  userData: UserDataInput;
  input: SetReceiverInput;
}>;


export type SetReceiverMutation = { setReceiver: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type CopyPackageMutationVariables = Exact<{
  userData: UserDataInput;
  input: CopyPackageInput;
}>;


export type CopyPackageMutation = { copyPackage: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type ResetReceiverMutationVariables = Exact<{
  userData: UserDataInput;
  input: ReceiverInput;
}>;


export type ResetReceiverMutation = { resetReceiver: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type DeleteReceiverMutationVariables = Exact<{
  userData: UserDataInput;
  input: ReceiverInput;
}>;


export type DeleteReceiverMutation = { deleteReceiver: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type UpdatePackageMutationVariables = Exact<{
  userData: UserDataInput;
  input: UpdatePackageInput;
}>;


export type UpdatePackageMutation = { updatePackage: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type LoadBasketQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type LoadBasketQuery = { cartV2: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type PutBackMutationVariables = Exact<{
  userData: UserDataInput;
  input: AddToBasketInput;
}>;


export type PutBackMutation = { addToBasket: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type RemovePackageMutationVariables = Exact<{
  userData: UserDataInput;
  shipmentTag: string;
  packageId: string;
}>;


export type RemovePackageMutation = { deleteGiftcardPackageGroup: { data: { ' $fragmentRefs'?: { 'BasketFragment': BasketFragment } } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type BasketLineFragment = { id: string, giftcard:
    | { qty: number, maxQty: number, price: { currency: CurrencyCode, value: number }, variation: { id: string, variationType: DeliveryKind }, product: { title: string, path: string, backgroundColor: string, productType: ProductType, image: { url: string } } }
    | { qty: number, maxQty: number, price: { currency: CurrencyCode, value: number }, variation: { id: string, variationType: DeliveryKind }, product: { title: string, path: string, backgroundColor: string, productType: ProductType, image: { url: string } } }
    | { qty: number, maxQty: number, price: { currency: CurrencyCode, value: number }, variation: { id: string, variationType: DeliveryKind }, product: { title: string, path: string, backgroundColor: string, productType: ProductType, image: { url: string } } }
    | { qty: number, maxQty: number, price: { currency: CurrencyCode, value: number }, variation: { id: string, variationType: DeliveryKind }, product: { title: string, path: string, backgroundColor: string, productType: ProductType, image: { url: string } } }
  , wrapper:
    | { ' $fragmentRefs'?: { 'BasketExtra_DonationOrderItem_Fragment': BasketExtra_DonationOrderItem_Fragment } }
    | { ' $fragmentRefs'?: { 'BasketExtra_EmptyGiftcardOrderItem_Fragment': BasketExtra_EmptyGiftcardOrderItem_Fragment } }
    | { ' $fragmentRefs'?: { 'BasketExtra_GiftcardOrderItem_Fragment': BasketExtra_GiftcardOrderItem_Fragment } }
    | { ' $fragmentRefs'?: { 'BasketExtra_WrapperOrderItem_Fragment': BasketExtra_WrapperOrderItem_Fragment } }
   | null, giftPacking:
    | { ' $fragmentRefs'?: { 'BasketExtra_DonationOrderItem_Fragment': BasketExtra_DonationOrderItem_Fragment } }
    | { ' $fragmentRefs'?: { 'BasketExtra_EmptyGiftcardOrderItem_Fragment': BasketExtra_EmptyGiftcardOrderItem_Fragment } }
    | { ' $fragmentRefs'?: { 'BasketExtra_GiftcardOrderItem_Fragment': BasketExtra_GiftcardOrderItem_Fragment } }
    | { ' $fragmentRefs'?: { 'BasketExtra_WrapperOrderItem_Fragment': BasketExtra_WrapperOrderItem_Fragment } }
   | null, message: { text: string } | null, recipient: { name: string, firstName: string, lastName: string | null, email: string | null, handOver: boolean, address: { countryCode: string, street: string, houseNumber: string | null, suffix: string | null, postCode: string | null, city: string, addressLine1: string | null, addressLine2: string | null } | null } | null, deliveryDate: { date: string, hour: number | null, timeZone: string | null } | null, totalPrice: { currency: CurrencyCode, value: number }, problem: { code: number, limit: { brand: string, sum: { currency: CurrencyCode, value: number } } | null } | null } & { ' $fragmentName'?: 'BasketLineFragment' };

type BasketExtra_DonationOrderItem_Fragment = { price: { currency: CurrencyCode, value: number }, variation: { id: string }, product: { title: string, image: { url: string } } } & { ' $fragmentName'?: 'BasketExtra_DonationOrderItem_Fragment' };

type BasketExtra_EmptyGiftcardOrderItem_Fragment = { price: { currency: CurrencyCode, value: number }, variation: { id: string }, product: { title: string, image: { url: string } } } & { ' $fragmentName'?: 'BasketExtra_EmptyGiftcardOrderItem_Fragment' };

type BasketExtra_GiftcardOrderItem_Fragment = { price: { currency: CurrencyCode, value: number }, variation: { id: string }, product: { title: string, image: { url: string } } } & { ' $fragmentName'?: 'BasketExtra_GiftcardOrderItem_Fragment' };

type BasketExtra_WrapperOrderItem_Fragment = { price: { currency: CurrencyCode, value: number }, variation: { id: string }, product: { title: string, image: { url: string } } } & { ' $fragmentName'?: 'BasketExtra_WrapperOrderItem_Fragment' };

export type BasketExtraFragment =
  | BasketExtra_DonationOrderItem_Fragment
  | BasketExtra_EmptyGiftcardOrderItem_Fragment
  | BasketExtra_GiftcardOrderItem_Fragment
  | BasketExtra_WrapperOrderItem_Fragment
;

export type EditOffersQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
}>;


export type EditOffersQuery = { product: { data:
      | { digitalVariationConfig: { variationId: string, hasFixedPrices: boolean, pricesToShow: Array<{ currency: CurrencyCode, value: number }> } | null, physicalVariationConfig: { variationId: string, hasFixedPrices: boolean, pricesToShow: Array<{ currency: CurrencyCode, value: number }> } | null, wrappers: Array<{ id: string, title: string, variationType: DeliveryKind, image: { url: string }, price: { currency: CurrencyCode, value: number } }>, giftPackings: Array<{ id: string, title: string, variationType: DeliveryKind, image: { url: string }, price: { currency: CurrencyCode, value: number } }> }
      | { digitalVariationConfig: { variationId: string, hasFixedPrices: boolean, pricesToShow: Array<{ currency: CurrencyCode, value: number }> } | null, physicalVariationConfig: { variationId: string, hasFixedPrices: boolean, pricesToShow: Array<{ currency: CurrencyCode, value: number }> } | null, wrappers: Array<{ id: string, title: string, variationType: DeliveryKind, image: { url: string }, price: { currency: CurrencyCode, value: number } }>, giftPackings: Array<{ id: string, title: string, variationType: DeliveryKind, image: { url: string }, price: { currency: CurrencyCode, value: number } }> }
     | null, errors: Array<{ code: number }> } };

export type BasketShipmentFragment = { id: string, tag: string, kind: DeliveryKind, deliveryDate: string, orderBefore: string | null, deliveryAddress: { countryCode: string, street: string, houseNumber: string | null, suffix: string | null, postCode: string | null, city: string } | null, totals: { adjustments: Array<{ title: string, price: { currency: CurrencyCode, value: number } }> } | null, packages: Array<(
    { id: string, recipient: { name: string, email: string | null } | null, deliveryDate: { date: string, hour: number | null, timeZone: string | null } | null }
    & { ' $fragmentRefs'?: { 'BasketLineFragment': BasketLineFragment } }
  )> } & { ' $fragmentName'?: 'BasketShipmentFragment' };

export type BasketTotalsFragment = { groupedTotals: { digitalTotal: { qty: number, price: { currency: CurrencyCode, value: number } }, physicalTotal: { qty: number, price: { currency: CurrencyCode, value: number } }, extra: { currency: CurrencyCode, value: number } }, totals: { grandTotal: { currency: CurrencyCode, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: CurrencyCode, value: number } }> } } & { ' $fragmentName'?: 'BasketTotalsFragment' };

export type ShownQuoteFragment = { reference: string, state: QuoteState, version: number, validUntil: string | null, wantedOn: string | null, remark: string | null, companyName: string | null, logo: string | null, canAccept: boolean, canWithdraw: boolean, orderUuid: string | null, pdf: string | null, lines: Array<{ title: string, kind: DeliveryKind, quantity: number, value: { value: number }, extras: Array<{ title: string, price: { value: number } }>, total: { value: number }, receivers: Array<{ quantity: number, name: string, place: string | null }> }>, totals: { shipping: { value: number }, grandTotalWithoutTax: { value: number }, grandTotal: { value: number } } | null, comments: Array<{ id: string, author: QuoteAuthor, text: string, at: string }> } & { ' $fragmentName'?: 'ShownQuoteFragment' };

export type QuoteQueryVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type QuoteQuery = { quote: { data: { ' $fragmentRefs'?: { 'ShownQuoteFragment': ShownQuoteFragment } } | null, errors: Array<{ code: number }> } };

export type CommentQuoteMutationVariables = Exact<{
  userData: UserDataInput;
  token: string;
  input: CommentQuoteInput;
}>;


export type CommentQuoteMutation = { commentQuote: { data: { ' $fragmentRefs'?: { 'ShownQuoteFragment': ShownQuoteFragment } } | null, errors: Array<{ code: number }> } };

export type WithdrawQuoteMutationVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type WithdrawQuoteMutation = { withdrawQuote: { data: { ' $fragmentRefs'?: { 'ShownQuoteFragment': ShownQuoteFragment } } | null, errors: Array<{ code: number }> } };

export type QuoteGiftsQueryVariables = Exact<{
  userData: UserDataInput;
  page: number;
}>;


export type QuoteGiftsQuery = { products: { data: { paging: { totalItems: number, itemsPerPage: number }, products: Array<
        | { ' $fragmentRefs'?: { 'QuoteGift_DonationProduct_Fragment': QuoteGift_DonationProduct_Fragment } }
        | { ' $fragmentRefs'?: { 'QuoteGift_GiftcardProduct_Fragment': QuoteGift_GiftcardProduct_Fragment } }
      > } | null } };

export type QuoteGiftQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
}>;


export type QuoteGiftQuery = { product: { data:
      | { ' $fragmentRefs'?: { 'QuoteGift_DonationProduct_Fragment': QuoteGift_DonationProduct_Fragment } }
      | { ' $fragmentRefs'?: { 'QuoteGift_GiftcardProduct_Fragment': QuoteGift_GiftcardProduct_Fragment } }
     | null } };

type QuoteGift_DonationProduct_Fragment = { id: string, title: string, path: string, digitalVariationConfig: { ' $fragmentRefs'?: { 'QuoteVariationFragment': QuoteVariationFragment } } | null, physicalVariationConfig: { ' $fragmentRefs'?: { 'QuoteVariationFragment': QuoteVariationFragment } } | null, wrappers: Array<{ ' $fragmentRefs'?: { 'QuoteExtraChoiceFragment': QuoteExtraChoiceFragment } }>, giftPackings: Array<{ ' $fragmentRefs'?: { 'QuoteExtraChoiceFragment': QuoteExtraChoiceFragment } }> } & { ' $fragmentName'?: 'QuoteGift_DonationProduct_Fragment' };

type QuoteGift_GiftcardProduct_Fragment = { id: string, title: string, path: string, digitalVariationConfig: { ' $fragmentRefs'?: { 'QuoteVariationFragment': QuoteVariationFragment } } | null, physicalVariationConfig: { ' $fragmentRefs'?: { 'QuoteVariationFragment': QuoteVariationFragment } } | null, wrappers: Array<{ ' $fragmentRefs'?: { 'QuoteExtraChoiceFragment': QuoteExtraChoiceFragment } }>, giftPackings: Array<{ ' $fragmentRefs'?: { 'QuoteExtraChoiceFragment': QuoteExtraChoiceFragment } }> } & { ' $fragmentName'?: 'QuoteGift_GiftcardProduct_Fragment' };

export type QuoteGiftFragment =
  | QuoteGift_DonationProduct_Fragment
  | QuoteGift_GiftcardProduct_Fragment
;

export type QuoteVariationFragment = { variationId: string, hasFixedPrices: boolean, pricesToShow: Array<{ value: number }>, minPrice: { value: number }, maxPrice: { value: number } } & { ' $fragmentName'?: 'QuoteVariationFragment' };

export type QuoteExtraChoiceFragment = { id: string, title: string, variationType: DeliveryKind, price: { value: number } } & { ' $fragmentName'?: 'QuoteExtraChoiceFragment' };

export type ShownBatchFragment = { id: string, state: GiftBatchState, createdAt: string, delivery: GiftBatchDelivery, variationId: string, senderName: string | null, expected: number, received: number, good: number, bad: number, orderUuid: string | null, orderNumber: string | null, shipping: { currency: CurrencyCode, value: number }, total: { currency: CurrencyCode, value: number }, faulty: Array<{ position: number, email: string, firstName: string, lastName: string, faults: Array<{ column: string, code: number }> }>, first: Array<{ position: number, email: string, firstName: string, lastName: string, value: number, message: string | null, date: string | null, place: string | null }>, progress: { waiting: number, sent: number, opened: number, refused: number, bounced: number } | null } & { ' $fragmentName'?: 'ShownBatchFragment' };

export type GiftBatchesQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type GiftBatchesQuery = { giftBatches: { data: Array<{ ' $fragmentRefs'?: { 'ShownBatchFragment': ShownBatchFragment } }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> }, giftBatchDeliveries: { data: Array<GiftBatchDelivery> | null, errors: Array<{ code: number }> } };

export type GiftBatchReportQueryVariables = Exact<{
  userData: UserDataInput;
  id: string;
  from: number;
}>;


export type GiftBatchReportQuery = { giftBatchReport: { data: Array<{ name: string, email: string, state: GiftBatchReportState, sentAt: string | null, value: { currency: CurrencyCode, value: number } }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type BeginBatchMutationVariables = Exact<{
  userData: UserDataInput;
  input: GiftBatchInput;
}>;


export type BeginBatchMutation = { beginBatch: { data: { ' $fragmentRefs'?: { 'ShownBatchFragment': ShownBatchFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AddBatchRowsMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
  from: number;
  rows: Array<GiftBatchRowInput> | GiftBatchRowInput;
}>;


export type AddBatchRowsMutation = { addBatchRows: { data: { ' $fragmentRefs'?: { 'ShownBatchFragment': ShownBatchFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type OrderBatchMutationVariables = Exact<{
  userData: UserDataInput;
  input: OrderBatchInput;
}>;


export type OrderBatchMutation = { orderBatch: { data: { orderUuid: string, paymentUrl: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type CompanyTextsQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CompanyTextsQuery = { companyTemplates: { data: Array<{ id: string, name: string, message: string }> | null, errors: Array<{ code: number }> } };

export type BatchMethodsQueryVariables = Exact<{
  userData: UserDataInput;
  id: string;
}>;


export type BatchMethodsQuery = { paymentMethods: { data: Array<{ id: string }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RevealGiftBatchMutationVariables = Exact<{
  userData: UserDataInput;
  id: string;
  password: string;
}>;


export type RevealGiftBatchMutation = { revealGiftBatch: { data: { fileName: string, file: string, password: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RequestQuoteMutationVariables = Exact<{
  userData: UserDataInput;
  input: QuoteRequestInput;
}>;


export type RequestQuoteMutation = { requestQuote: { data: { reference: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type BrandsPageQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
  page: number;
}>;


export type BrandsPageQuery = { product: { data:
      | { brands: { brands: Array<
            | { id: string, title: string, path: string, backgroundColor: string, image: { url: string }, category: { path: string, title: string } | null }
            | { id: string, title: string, path: string, backgroundColor: string, image: { url: string }, category: { path: string, title: string } | null }
          >, paging: { totalItems: number, itemsPerPage: number } } | null }
      | { brands: { brands: Array<
            | { id: string, title: string, path: string, backgroundColor: string, image: { url: string }, category: { path: string, title: string } | null }
            | { id: string, title: string, path: string, backgroundColor: string, image: { url: string }, category: { path: string, title: string } | null }
          >, paging: { totalItems: number, itemsPerPage: number } } | null }
     | null, errors: Array<{ code: number }> } };

export type AddToBasketMutationVariables = Exact<{
  userData: UserDataInput;
  input: AddToBasketInput;
}>;


export type AddToBasketMutation = { addToBasket: { data: { id: string, quantity: number } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type SellingFragment = { variationId: string, hasFixedPrices: boolean, inStock: boolean, earliestArrival: string, orderBefore: string | null, pricesToShow: Array<{ currency: CurrencyCode, value: number }>, minPrice: { currency: CurrencyCode, value: number }, maxPrice: { currency: CurrencyCode, value: number }, deliveryPrice: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'SellingFragment' };

export type ExtraChoiceFragment = { id: string, title: string, variationType: DeliveryKind, price: { currency: CurrencyCode, value: number }, priceBefore: { currency: CurrencyCode, value: number } | null, image: { url: string, alt: string } } & { ' $fragmentName'?: 'ExtraChoiceFragment' };

type BuyBox_DonationProduct_Fragment = { path: string, title: string, productType: ProductType, digitalVariationConfig: { ' $fragmentRefs'?: { 'SellingFragment': SellingFragment } } | null, physicalVariationConfig: { ' $fragmentRefs'?: { 'SellingFragment': SellingFragment } } | null, wrappers: Array<{ ' $fragmentRefs'?: { 'ExtraChoiceFragment': ExtraChoiceFragment } }>, giftPackings: Array<{ ' $fragmentRefs'?: { 'ExtraChoiceFragment': ExtraChoiceFragment } }> } & { ' $fragmentName'?: 'BuyBox_DonationProduct_Fragment' };

type BuyBox_GiftcardProduct_Fragment = { path: string, title: string, productType: ProductType, digitalVariationConfig: { ' $fragmentRefs'?: { 'SellingFragment': SellingFragment } } | null, physicalVariationConfig: { ' $fragmentRefs'?: { 'SellingFragment': SellingFragment } } | null, wrappers: Array<{ ' $fragmentRefs'?: { 'ExtraChoiceFragment': ExtraChoiceFragment } }>, giftPackings: Array<{ ' $fragmentRefs'?: { 'ExtraChoiceFragment': ExtraChoiceFragment } }> } & { ' $fragmentName'?: 'BuyBox_GiftcardProduct_Fragment' };

export type BuyBoxFragment =
  | BuyBox_DonationProduct_Fragment
  | BuyBox_GiftcardProduct_Fragment
;

export type FreshArrivalQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
}>;


export type FreshArrivalQuery = { product: { data:
      | { physicalVariationConfig: { earliestArrival: string, orderBefore: string | null } | null }
      | { physicalVariationConfig: { earliestArrival: string, orderBefore: string | null } | null }
     | null } };

export type CategoryTileFragment = { id: string, title: string, path: string, count: number, topList: Array<
    | { id: string, image: { url: string } }
    | { id: string, image: { url: string } }
  > } & { ' $fragmentName'?: 'CategoryTileFragment' };

export type CategoryPageFragment = { title: string, path: string, count: number, topList: Array<
    | (
      { id: string, title: string }
      & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
    )
    | (
      { id: string, title: string }
      & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
    )
  > } & { ' $fragmentName'?: 'CategoryPageFragment' };

export type CategoryProductsFragment = { products: Array<
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
    )
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
    )
  >, paging: { totalItems: number, currentPage: number, itemsPerPage: number }, filterGroups: Array<{ ' $fragmentRefs'?: { 'FilterGroupFragment': FilterGroupFragment } }> } & { ' $fragmentName'?: 'CategoryProductsFragment' };

type ChoiceSection_DonationProduct_Fragment = { title: string, path: string, minPrice: { currency: CurrencyCode, value: number }, redeemData: { title: string, description: string, minimumRemainingBalance: { currency: CurrencyCode, value: number }, minCustomAmount: { currency: CurrencyCode, value: number }, maxCustomAmount: { currency: CurrencyCode, value: number } } | null, brands: { brands: Array<
      | { title: string, image: { url: string } }
      | { title: string, image: { url: string } }
    >, paging: { totalItems: number } } | null } & { ' $fragmentName'?: 'ChoiceSection_DonationProduct_Fragment' };

type ChoiceSection_GiftcardProduct_Fragment = { title: string, path: string, minPrice: { currency: CurrencyCode, value: number }, redeemData: { title: string, description: string, minimumRemainingBalance: { currency: CurrencyCode, value: number }, minCustomAmount: { currency: CurrencyCode, value: number }, maxCustomAmount: { currency: CurrencyCode, value: number } } | null, brands: { brands: Array<
      | { title: string, image: { url: string } }
      | { title: string, image: { url: string } }
    >, paging: { totalItems: number } } | null } & { ' $fragmentName'?: 'ChoiceSection_GiftcardProduct_Fragment' };

export type ChoiceSectionFragment =
  | ChoiceSection_DonationProduct_Fragment
  | ChoiceSection_GiftcardProduct_Fragment
;

export type FavouritesQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type FavouritesQuery = { favourites: { data: { ofAccount: boolean, products: Array<
        | { id: string }
        | { id: string }
      > } | null } };

export type MergeFavouritesMutationVariables = Exact<{
  userData: UserDataInput;
  list: string;
  products: Array<string> | string;
}>;


export type MergeFavouritesMutation = { mergeFavourites: { data: { ofAccount: boolean, products: Array<
        | { id: string }
        | { id: string }
      > } | null, errors: Array<{ code: number }> } };

export type SetFavouriteMutationVariables = Exact<{
  userData: UserDataInput;
  product: string;
  favourite: boolean;
}>;


export type SetFavouriteMutation = { setFavourite: { errors: Array<{ code: number }> } };

export type FavouriteCardsQueryVariables = Exact<{
  userData: UserDataInput;
  products?: Array<string> | string | null | undefined;
}>;


export type FavouriteCardsQuery = { favourites: { data: { ofAccount: boolean, products: Array<
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
        )
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
        )
      > } | null, errors: Array<{ code: number }> } };

export type FilterCountsQueryVariables = Exact<{
  userData: UserDataInput;
  filters?: ProductFiltersInput | null | undefined;
}>;


export type FilterCountsQuery = { products: { data: { paging: { totalItems: number }, filterGroups: Array<{ taxonomy: string, options: Array<{ term: string, count: number }> }> } | null } };

export type FurtherProductsQueryVariables = Exact<{
  userData: UserDataInput;
  filters?: ProductFiltersInput | null | undefined;
  page: number;
  size: number;
}>;


export type FurtherProductsQuery = { products: { data: { products: Array<
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
        )
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
        )
      > } | null, errors: Array<{ code: number }> } };

export type ListingPageFragment = { products: Array<
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
    )
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
    )
  >, paging: { totalItems: number, currentPage: number, itemsPerPage: number }, topProducts: Array<
    | { id: string }
    | { id: string }
  >, filterGroups: Array<{ ' $fragmentRefs'?: { 'FilterGroupFragment': FilterGroupFragment } }> } & { ' $fragmentName'?: 'ListingPageFragment' };

export type FilterGroupFragment = { taxonomy: string, options: Array<{ term: string, title: string | null, count: number }> } & { ' $fragmentName'?: 'FilterGroupFragment' };

export type PlacesInAreaQueryVariables = Exact<{
  userData: UserDataInput;
  product: string;
  filters?: LocationsFiltersInput | null | undefined;
  page: number;
}>;


export type PlacesInAreaQuery = { locations: { data: { ' $fragmentRefs'?: { 'PlacesFragment': PlacesFragment } } | null, errors: Array<{ code: number }> } };

export type ChosenPlaceQueryVariables = Exact<{
  userData: UserDataInput;
  product: string;
  path: string;
}>;


export type ChosenPlaceQuery = { location: { data: { ' $fragmentRefs'?: { 'PlaceFragment': PlaceFragment } } | null, errors: Array<{ code: number }> } };

export type PlacePointsQueryVariables = Exact<{
  userData: UserDataInput;
  product: string;
}>;


export type PlacePointsQuery = { locationPoints: { data: { url: string | null } | null, errors: Array<{ code: number }> } };

export type AreaSuggestionsQueryVariables = Exact<{
  userData: UserDataInput;
  query: string;
  product: string;
}>;


export type AreaSuggestionsQuery = { getLocationAddressSuggestions: { data: Array<{ label: string, administrativeArea: string | null, rectangle: { latMin: number, latMax: number, lonMin: number, lonMax: number } }> | null, errors: Array<{ code: number }> } };

export type LocationPageFragment = (
  { id: string, path: string, title: string, latitude: number, longitude: number, phoneNumber: string | null, timeZone: string, address: { street: string, houseNumber: string | null, postCode: string | null, city: string, administrativeArea: string | null, countryCode: string }, openingHours: Array<{ dayOfWeek: number, opens: string, closes: string }> }
  & { ' $fragmentRefs'?: { 'PlaceFragment': PlaceFragment } }
) & { ' $fragmentName'?: 'LocationPageFragment' };

type SpentProduct_DonationProduct_Fragment = (
  { title: string, path: string, category: { title: string, path: string } | null }
  & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
) & { ' $fragmentName'?: 'SpentProduct_DonationProduct_Fragment' };

type SpentProduct_GiftcardProduct_Fragment = (
  { title: string, path: string, category: { title: string, path: string } | null }
  & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
) & { ' $fragmentName'?: 'SpentProduct_GiftcardProduct_Fragment' };

export type SpentProductFragment =
  | SpentProduct_DonationProduct_Fragment
  | SpentProduct_GiftcardProduct_Fragment
;

export type PlaceFragment = { id: string, path: string, title: string, latitude: number, longitude: number, address: { street: string, houseNumber: string | null, postCode: string | null, city: string, administrativeArea: string | null, countryCode: string } } & { ' $fragmentName'?: 'PlaceFragment' };

export type PlacesFragment = { locations: Array<{ ' $fragmentRefs'?: { 'PlaceFragment': PlaceFragment } }>, paging: { totalItems: number, currentPage: number, itemsPerPage: number }, bounds: { latMin: number, latMax: number, lonMin: number, lonMax: number } | null } & { ' $fragmentName'?: 'PlacesFragment' };

export type CategoriesQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CategoriesQuery = { categories: { data: Array<{ ' $fragmentRefs'?: { 'CategoryTileFragment': CategoryTileFragment } }> | null, errors: Array<{ code: number, message: string }> } };

export type ListingQueryVariables = Exact<{
  userData: UserDataInput;
  page: number;
  filters?: ProductFiltersInput | null | undefined;
}>;


export type ListingQuery = { products: { data: (
      { paging: { totalItems: number, itemsPerPage: number }, filterGroups: Array<{ taxonomy: string, options: Array<{ term: string }> }> }
      & { ' $fragmentRefs'?: { 'ListingPageFragment': ListingPageFragment;'StructuredListFragment': StructuredListFragment } }
    ) | null, errors: Array<{ code: number, message: string }> } };

export type CategoryQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
  page: number;
  first: boolean;
  filters?: ProductFiltersInput | null | undefined;
}>;


export type CategoryQuery = { category: { data: (
      { title: string, places: Array<{ storefront: string, language: string, path: string }> }
      & { ' $fragmentRefs'?: { 'CategoryPageFragment': CategoryPageFragment } }
    ) | null, errors: Array<{ code: number, message: string }> }, page: { data: { id: string, blocks?: Array<{ ' $fragmentRefs'?: { 'ContentBlockFragment': ContentBlockFragment } }> } | null }, products: { data: (
      { paging: { totalItems: number, itemsPerPage: number } }
      & { ' $fragmentRefs'?: { 'CategoryProductsFragment': CategoryProductsFragment;'StructuredListFragment': StructuredListFragment } }
    ) | null, errors: Array<{ code: number, message: string }> } };

export type ProductQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
}>;


export type ProductQuery = { product: { data:
      | (
        { path: string, soldIn: Array<string>, title: string, productType: ProductType, pageType: ProductPageType, locationCount: number, category: { title: string, path: string } | null }
        & { ' $fragmentRefs'?: { 'ProductPage_DonationProduct_Fragment': ProductPage_DonationProduct_Fragment;'ChoiceSection_DonationProduct_Fragment': ChoiceSection_DonationProduct_Fragment;'RestaurantSection_DonationProduct_Fragment': RestaurantSection_DonationProduct_Fragment;'StructuredProduct_DonationProduct_Fragment': StructuredProduct_DonationProduct_Fragment } }
      )
      | (
        { path: string, soldIn: Array<string>, title: string, productType: ProductType, pageType: ProductPageType, locationCount: number, category: { title: string, path: string } | null }
        & { ' $fragmentRefs'?: { 'ProductPage_GiftcardProduct_Fragment': ProductPage_GiftcardProduct_Fragment;'ChoiceSection_GiftcardProduct_Fragment': ChoiceSection_GiftcardProduct_Fragment;'RestaurantSection_GiftcardProduct_Fragment': RestaurantSection_GiftcardProduct_Fragment;'StructuredProduct_GiftcardProduct_Fragment': StructuredProduct_GiftcardProduct_Fragment } }
      )
     | null, errors: Array<{ code: number, message: string }> }, getBlocksQueue: { data: { blocks: Array<(
        { blockType: BlockType }
        & { ' $fragmentRefs'?: { 'ContentBlockFragment': ContentBlockFragment } }
      )> } | null } };

export type PlacesQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
}>;


export type PlacesQuery = { locations: { data: { locations: Array<{ ' $fragmentRefs'?: { 'RestaurantPlaceFragment': RestaurantPlaceFragment } }> } | null } };

export type LocationQueryVariables = Exact<{
  userData: UserDataInput;
  product: string;
  path: string;
}>;


export type LocationQuery = { product: { data:
      | (
        { title: string, path: string, category: { title: string, path: string } | null }
        & { ' $fragmentRefs'?: { 'SpentProduct_DonationProduct_Fragment': SpentProduct_DonationProduct_Fragment } }
      )
      | (
        { title: string, path: string, category: { title: string, path: string } | null }
        & { ' $fragmentRefs'?: { 'SpentProduct_GiftcardProduct_Fragment': SpentProduct_GiftcardProduct_Fragment } }
      )
     | null, errors: Array<{ code: number, message: string }> }, location: { data: (
      { title: string, latitude: number, longitude: number }
      & { ' $fragmentRefs'?: { 'LocationPageFragment': LocationPageFragment;'StructuredPlaceFragment': StructuredPlaceFragment } }
    ) | null, errors: Array<{ code: number, message: string }> } };

export type NearbyPlacesQueryVariables = Exact<{
  userData: UserDataInput;
  product: string;
  filters: LocationsFiltersInput;
}>;


export type NearbyPlacesQuery = { locations: { data: { locations: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'PlaceFragment': PlaceFragment } }
      )> } | null, errors: Array<{ code: number, message: string }> } };

export type LocationsQueryVariables = Exact<{
  userData: UserDataInput;
  product: string;
  page: number;
}>;


export type LocationsQuery = { product: { data:
      | (
        { title: string, path: string, category: { title: string, path: string } | null }
        & { ' $fragmentRefs'?: { 'SpentProduct_DonationProduct_Fragment': SpentProduct_DonationProduct_Fragment } }
      )
      | (
        { title: string, path: string, category: { title: string, path: string } | null }
        & { ' $fragmentRefs'?: { 'SpentProduct_GiftcardProduct_Fragment': SpentProduct_GiftcardProduct_Fragment } }
      )
     | null, errors: Array<{ code: number, message: string }> }, locations: { data: (
      { paging: { totalItems: number, itemsPerPage: number } }
      & { ' $fragmentRefs'?: { 'PlacesFragment': PlacesFragment } }
    ) | null, errors: Array<{ code: number, message: string }> } };

export type SearchQueryVariables = Exact<{
  userData: UserDataInput;
  inputText: string;
  page: number;
}>;


export type SearchQuery = { search_v1: { data: (
      { totalItems: number, body: Array<{ totalItems: number }> }
      & { ' $fragmentRefs'?: { 'SearchResultsPageFragment': SearchResultsPageFragment } }
    ) | null, errors: Array<{ code: number, message: string }> }, popularSearch: { data: { ' $fragmentRefs'?: { 'SearchSuggestionsFragment': SearchSuggestionsFragment } } | null, errors: Array<{ code: number }> } };

type ProductCard_DonationProduct_Fragment = { id: string, title: string, path: string, backgroundColor: string, showShadow: boolean, productType: ProductType, inStock: boolean, image: { url: string, alt: string }, minPrice: { currency: CurrencyCode, value: number }, priceBefore: { currency: CurrencyCode, value: number } | null } & { ' $fragmentName'?: 'ProductCard_DonationProduct_Fragment' };

type ProductCard_GiftcardProduct_Fragment = { id: string, title: string, path: string, backgroundColor: string, showShadow: boolean, productType: ProductType, inStock: boolean, image: { url: string, alt: string }, minPrice: { currency: CurrencyCode, value: number }, priceBefore: { currency: CurrencyCode, value: number } | null } & { ' $fragmentName'?: 'ProductCard_GiftcardProduct_Fragment' };

export type ProductCardFragment =
  | ProductCard_DonationProduct_Fragment
  | ProductCard_GiftcardProduct_Fragment
;

export type AlternativesQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
  kind?: DeliveryKind | null | undefined;
}>;


export type AlternativesQuery = { product: { data:
      | { alternatives: Array<
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
          )
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
          )
        >, alternativeChoice:
          | { id: string }
          | { id: string }
         | null }
      | { alternatives: Array<
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
          )
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
          )
        >, alternativeChoice:
          | { id: string }
          | { id: string }
         | null }
     | null, errors: Array<{ code: number }> } };

export type BesideProductQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
}>;


export type BesideProductQuery = { product: { data:
      | { related: Array<
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
          )
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
          )
        >, promoted: Array<
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
          )
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
          )
        > }
      | { related: Array<
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
          )
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
          )
        >, promoted: Array<
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
          )
          | (
            { id: string }
            & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
          )
        > }
     | null, errors: Array<{ code: number }> } };

type ProductPage_DonationProduct_Fragment = (
  { id: string, title: string, description: string, path: string, backgroundColor: string, showShadow: boolean, productType: ProductType, pageType: ProductPageType, inStock: boolean, conditions: string, validityMonths: number | null, locationCount: number, image: { url: string, alt: string }, pictures: Array<{ url: string, alt: string }>, category: { title: string, path: string } | null, minPrice: { currency: CurrencyCode, value: number }, priceBefore: { currency: CurrencyCode, value: number } | null, similar: Array<
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
    )
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
    )
  >, related: Array<
    | { id: string }
    | { id: string }
  >, promoted: Array<
    | { id: string }
    | { id: string }
  > }
  & { ' $fragmentRefs'?: { 'BuyBox_DonationProduct_Fragment': BuyBox_DonationProduct_Fragment;'ProductReviewList_DonationProduct_Fragment': ProductReviewList_DonationProduct_Fragment } }
) & { ' $fragmentName'?: 'ProductPage_DonationProduct_Fragment' };

type ProductPage_GiftcardProduct_Fragment = (
  { id: string, title: string, description: string, path: string, backgroundColor: string, showShadow: boolean, productType: ProductType, pageType: ProductPageType, inStock: boolean, conditions: string, validityMonths: number | null, locationCount: number, image: { url: string, alt: string }, pictures: Array<{ url: string, alt: string }>, category: { title: string, path: string } | null, minPrice: { currency: CurrencyCode, value: number }, priceBefore: { currency: CurrencyCode, value: number } | null, similar: Array<
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
    )
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
    )
  >, related: Array<
    | { id: string }
    | { id: string }
  >, promoted: Array<
    | { id: string }
    | { id: string }
  > }
  & { ' $fragmentRefs'?: { 'BuyBox_GiftcardProduct_Fragment': BuyBox_GiftcardProduct_Fragment;'ProductReviewList_GiftcardProduct_Fragment': ProductReviewList_GiftcardProduct_Fragment } }
) & { ' $fragmentName'?: 'ProductPage_GiftcardProduct_Fragment' };

export type ProductPageFragment =
  | ProductPage_DonationProduct_Fragment
  | ProductPage_GiftcardProduct_Fragment
;

type RestaurantSection_DonationProduct_Fragment = { title: string, path: string, pageType: ProductPageType, cuisine: string | null, locationCount: number, minPrice: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'RestaurantSection_DonationProduct_Fragment' };

type RestaurantSection_GiftcardProduct_Fragment = { title: string, path: string, pageType: ProductPageType, cuisine: string | null, locationCount: number, minPrice: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'RestaurantSection_GiftcardProduct_Fragment' };

export type RestaurantSectionFragment =
  | RestaurantSection_DonationProduct_Fragment
  | RestaurantSection_GiftcardProduct_Fragment
;

export type RestaurantPlaceFragment = { path: string, title: string, address: { street: string, houseNumber: string | null, city: string } } & { ' $fragmentName'?: 'RestaurantPlaceFragment' };

export type ReviewRequestFieldsFragment = { orderNumber: string, author: string, items: Array<{ product: string, title: string, backgroundColor: string, rating: number | null, text: string, state: ReviewState | null, image: { url: string, alt: string } }> } & { ' $fragmentName'?: 'ReviewRequestFieldsFragment' };

export type ReviewRequestQueryVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type ReviewRequestQuery = { reviewRequest: { data: { ' $fragmentRefs'?: { 'ReviewRequestFieldsFragment': ReviewRequestFieldsFragment } } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

export type WriteReviewMutationVariables = Exact<{
  userData: UserDataInput;
  input: WriteReviewInput;
}>;


export type WriteReviewMutation = { writeReview: { data: { ' $fragmentRefs'?: { 'ReviewRequestFieldsFragment': ReviewRequestFieldsFragment } } | null, errors: Array<{ code: number, message: string, referencedRequestParameter: string | null }> } };

type ProductReviewList_DonationProduct_Fragment = { reviews: { count: number, average: number | null, reviews: Array<{ author: string, rating: number, text: string, writtenAt: string }> } } & { ' $fragmentName'?: 'ProductReviewList_DonationProduct_Fragment' };

type ProductReviewList_GiftcardProduct_Fragment = { reviews: { count: number, average: number | null, reviews: Array<{ author: string, rating: number, text: string, writtenAt: string }> } } & { ' $fragmentName'?: 'ProductReviewList_GiftcardProduct_Fragment' };

export type ProductReviewListFragment =
  | ProductReviewList_DonationProduct_Fragment
  | ProductReviewList_GiftcardProduct_Fragment
;

export type SearchResultsQueryVariables = Exact<{
  userData: UserDataInput;
  inputText: string;
}>;


export type SearchResultsQuery = { search_v1: { data: { totalItems: number, body: Array<{ groupType: SearchGroupType, items: Array<{ id: string, title: string, url: string, backgroundColor: string | null, image: { url: string } | null, product:
            | { minPrice: { currency: CurrencyCode, value: number } }
            | { minPrice: { currency: CurrencyCode, value: number } }
           | null }> }> } | null, errors: Array<{ code: number }> } };

export type PopularSearchesQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type PopularSearchesQuery = { popularSearch: { data: { entities: Array<{ id: string, title: string, url: string, backgroundColor: string | null, image: { url: string } | null, product:
          | { minPrice: { currency: CurrencyCode, value: number } }
          | { minPrice: { currency: CurrencyCode, value: number } }
         | null }>, terms: Array<{ title: string, url: string }>, highlightedBlocks: Array<{ title: string, description: string, referencedPath: string, showHand: boolean, backgroundColor: string | null, cardImage: { url: string } | null, backgroundImage: { url: string } | null }> } | null, errors: Array<{ code: number }> } };

export type SearchResultsPageFragment = { totalItems: number, body: Array<{ groupType: SearchGroupType, totalItems: number, items: Array<{ id: string, title: string, url: string, description: string, product:
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductCard_DonationProduct_Fragment': ProductCard_DonationProduct_Fragment } }
        )
        | (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductCard_GiftcardProduct_Fragment': ProductCard_GiftcardProduct_Fragment } }
        )
       | null }> }> } & { ' $fragmentName'?: 'SearchResultsPageFragment' };

export type SearchSuggestionsFragment = { terms: Array<{ title: string, url: string }> } & { ' $fragmentName'?: 'SearchSuggestionsFragment' };

export type AddPackagesMutationVariables = Exact<{
  userData: UserDataInput;
  input: AddPackagesInput;
}>;


export type AddPackagesMutation = { addPackages: { data: { id: string, quantity: number } | null, errors: Array<{ ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }> } };

export type CategoryPathsQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CategoryPathsQuery = { categories: { data: Array<{ path: string }> | null, errors: Array<{ code: number, message: string }> } };

export type PlacePathsQueryVariables = Exact<{
  userData: UserDataInput;
  product: string;
}>;


export type PlacePathsQuery = { locationPaths: { data: string | null, errors: Array<{ code: number, message: string }> } };

export type ProductPathsQueryVariables = Exact<{
  userData: UserDataInput;
  page: number;
}>;


export type ProductPathsQuery = { products: { data: { paging: { totalItems: number, itemsPerPage: number }, products: Array<
        | { path: string, locationCount: number }
        | { path: string, locationCount: number }
      > } | null, errors: Array<{ code: number, message: string }> } };

export type StructuredListFragment = { products: Array<
    | { path: string }
    | { path: string }
  > } & { ' $fragmentName'?: 'StructuredListFragment' };

export type StructuredPlaceFragment = { path: string, title: string, latitude: number, longitude: number, phoneNumber: string | null, address: { street: string, houseNumber: string | null, postCode: string | null, city: string, administrativeArea: string | null, countryCode: string }, openingHours: Array<{ dayOfWeek: number, opens: string, closes: string }> } & { ' $fragmentName'?: 'StructuredPlaceFragment' };

type StructuredProduct_DonationProduct_Fragment = { id: string, title: string, description: string, path: string, productType: ProductType, inStock: boolean, image: { url: string }, category: { title: string } | null, reviews: { count: number, average: number | null, reviews: Array<{ author: string, rating: number, text: string, writtenAt: string }> }, minPrice: { currency: CurrencyCode, value: number }, digitalVariationConfig: { maxPrice: { value: number } } | null, physicalVariationConfig: { maxPrice: { value: number } } | null } & { ' $fragmentName'?: 'StructuredProduct_DonationProduct_Fragment' };

type StructuredProduct_GiftcardProduct_Fragment = { id: string, title: string, description: string, path: string, productType: ProductType, inStock: boolean, image: { url: string }, category: { title: string } | null, reviews: { count: number, average: number | null, reviews: Array<{ author: string, rating: number, text: string, writtenAt: string }> }, minPrice: { currency: CurrencyCode, value: number }, digitalVariationConfig: { maxPrice: { value: number } } | null, physicalVariationConfig: { maxPrice: { value: number } } | null } & { ' $fragmentName'?: 'StructuredProduct_GiftcardProduct_Fragment' };

export type StructuredProductFragment =
  | StructuredProduct_DonationProduct_Fragment
  | StructuredProduct_GiftcardProduct_Fragment
;

export type ActivationMethodsQueryVariables = Exact<{
  userData: UserDataInput;
  activationUuid: string;
}>;


export type ActivationMethodsQuery = { paymentMethods: { data: Array<{ ' $fragmentRefs'?: { 'PaymentMethodChoiceFragment': PaymentMethodChoiceFragment } }> | null } };

export type ActivationOrderQueryVariables = Exact<{
  userData: UserDataInput;
  uuid?: string | null | undefined;
  orderUuid?: string | null | undefined;
}>;


export type ActivationOrderQuery = { activationOrder: { data: { ' $fragmentRefs'?: { 'ActivationFragment': ActivationFragment } } | null, errors: Array<{ code: number }> } };

export type ActivationFragment = { uuid: string, reference: string, state: ActivationState, total: { currency: CurrencyCode, value: number }, cards: Array<{ lastDigits: string, answer: ActivationAnswer, amount: { currency: CurrencyCode, value: number } }> } & { ' $fragmentName'?: 'ActivationFragment' };

export type CreateActivationOrderMutationVariables = Exact<{
  userData: UserDataInput;
  input: CreateActivationOrderInput;
}>;


export type CreateActivationOrderMutation = { createActivationOrder: { data: { ' $fragmentRefs'?: { 'ActivationFragment': ActivationFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type PayActivationOrderMutationVariables = Exact<{
  userData: UserDataInput;
  input: PayActivationOrderInput;
}>;


export type PayActivationOrderMutation = { payActivationOrder: { data: { orderUuid: string, paymentUrl: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ResendGiftMutationVariables = Exact<{
  userData: UserDataInput;
  input: OrderPackageInput;
}>;


export type ResendGiftMutation = { resendGift: { errors: Array<{ code: number }> } };

export type CorrectEmailMutationVariables = Exact<{
  userData: UserDataInput;
  input: CorrectEmailInput;
}>;


export type CorrectEmailMutation = { correctEmail: { errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type TakeBackGiftMutationVariables = Exact<{
  userData: UserDataInput;
  orderUuid: string;
  packageId: string;
  idempotencyKey: string;
}>;


export type TakeBackGiftMutation = { takeBackGift: { data: { receipt: { amount: { currency: CurrencyCode, value: number } } | null } | null, errors: Array<{ code: number }> } };

export type ClaimParcelMutationVariables = Exact<{
  userData: UserDataInput;
  input: OrderPackageInput;
}>;


export type ClaimParcelMutation = { claimParcel: { errors: Array<{ code: number }> } };

export type AddGiftCardPaymentMutationVariables = Exact<{
  userData: UserDataInput;
  input: GiftCardPaymentInput;
}>;


export type AddGiftCardPaymentMutation = { addGiftCardPayment: { data: { id: string, version: number } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RemoveGiftCardPaymentMutationVariables = Exact<{
  userData: UserDataInput;
  cardId: string;
}>;


export type RemoveGiftCardPaymentMutation = { removeGiftCardPayment: { data: { id: string, version: number } | null, errors: Array<{ code: number }> } };

export type CheckoutAddressBookQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CheckoutAddressBookQuery = { addressBook: { data: Array<{ id: string, firstName: string, lastName: string, countryCode: string, street: string, houseNumber: string | null, suffix: string | null, postCode: string | null, city: string, addressLine2: string | null }> | null, errors: Array<{ code: number }> } };

export type ChangeBasketDayMutationVariables = Exact<{
  userData: UserDataInput;
  input: ChangeDeliveryDateInput;
}>;


export type ChangeBasketDayMutation = { changeDeliveryDate: { errors: Array<{ code: number }> } };

export type SetBasketReceiverMutationVariables = Exact<{
  userData: UserDataInput;
  input: SetReceiverInput;
}>;


export type SetBasketReceiverMutation = { setReceiver: { errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type CopyBasketPackageMutationVariables = Exact<{
  userData: UserDataInput;
  input: CopyPackageInput;
}>;


export type CopyBasketPackageMutation = { copyPackage: { errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ResetBasketReceiverMutationVariables = Exact<{
  userData: UserDataInput;
  input: ReceiverInput;
}>;


export type ResetBasketReceiverMutation = { resetReceiver: { errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type DeleteBasketReceiverMutationVariables = Exact<{
  userData: UserDataInput;
  input: ReceiverInput;
}>;


export type DeleteBasketReceiverMutation = { deleteReceiver: { errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type CreateAccountOnOrderMutationVariables = Exact<{
  userData: UserDataInput;
  input: OrderAccountInput;
}>;


export type CreateAccountOnOrderMutation = { createAccountOnOrder: { data: { status: AccountStatus } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type PlaceOrderMutationVariables = Exact<{
  userData: UserDataInput;
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { data: { orderUuid: string, paymentUrl: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type CheckoutUserQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CheckoutUserQuery = { getUserInfo: { data: { user: { mainProfile: { firstName: string, lastName: string, email: string, invoiceEmail: string | null, phoneNumber: string | null, vatNumber: string | null, address: { companyName: string | null, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string | null, city: string | null, administrativeArea: string | null } } } | null } | null } };

export type CheckoutBasketQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CheckoutBasketQuery = { cartV2: { data: (
      { id: string, version: number, quantity: number, shipments: Array<{ kind: DeliveryKind, deliveryDate: string, orderBefore: string | null, deliveryAddress: { street: string } | null, packages: Array<{ problem: { code: number, limit: { brand: string, sum: { currency: CurrencyCode, value: number } } | null } | null }> }>, totals: { grandTotal: { currency: CurrencyCode, value: number }, adjustments: Array<{ title: string }> }, toPay: { currency: CurrencyCode, value: number } }
      & { ' $fragmentRefs'?: { 'OrderSummaryFragment': OrderSummaryFragment;'SoldOrderFragment': SoldOrderFragment } }
    ) | null, errors: Array<{ code: number }> }, paymentMethods: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'PaymentMethodChoiceFragment': PaymentMethodChoiceFragment } }
    )> | null, errors: Array<{ code: number }> } };

export type ChangeOrderDayMutationVariables = Exact<{
  userData: UserDataInput;
  input: ChangeOrderDeliveryDateInput;
}>;


export type ChangeOrderDayMutation = { changeOrderDeliveryDate: { errors: Array<{ code: number }> } };

export type ConfirmationOrderQueryVariables = Exact<{
  userData: UserDataInput;
  uuid: string;
}>;


export type ConfirmationOrderQuery = { order: { data: { uuid: string, kind: OrderKind, status: OrderStatus, payment: PaymentState, canRetry: boolean, retryAfter: string | null, details: { number: string, placedAt: string, email: string, canCorrectEmail: boolean, paymentMethod: string | null, tellsOpened: boolean, giftBatch: GiftBatchDelivery | null, transfer: { account: string, bic: string, holder: string, reference: string, until: string, qrCode: string | null, amount: { currency: CurrencyCode, value: number } } | null, order: (
          { billingAddress: { firstName: string, companyName: string | null, vatNumber: string | null, referenceNumber: string | null } | null, shipments: Array<{ deliveryAddress: { countryCode: string, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string, city: string } | null, packages: Array<{ id: string, giftcard:
                | { qty: number, price: { currency: CurrencyCode, value: number }, product: { title: string, productType: ProductType, backgroundColor: string, image: { url: string, alt: string } } }
                | { qty: number, price: { currency: CurrencyCode, value: number }, product: { title: string, productType: ProductType, backgroundColor: string, image: { url: string, alt: string } } }
                | { qty: number, price: { currency: CurrencyCode, value: number }, product: { title: string, productType: ProductType, backgroundColor: string, image: { url: string, alt: string } } }
                | { qty: number, price: { currency: CurrencyCode, value: number }, product: { title: string, productType: ProductType, backgroundColor: string, image: { url: string, alt: string } } }
              , wrapper:
                | { product: { title: string, image: { url: string } } }
                | { product: { title: string, image: { url: string } } }
                | { product: { title: string, image: { url: string } } }
                | { product: { title: string, image: { url: string } } }
               | null, giftPacking:
                | { product: { title: string, image: { url: string } } }
                | { product: { title: string, image: { url: string } } }
                | { product: { title: string, image: { url: string } } }
                | { product: { title: string, image: { url: string } } }
               | null, message: { text: string } | null, recipient: { firstName: string } | null }> }> }
          & { ' $fragmentRefs'?: { 'OrderSummaryFragment': OrderSummaryFragment;'SoldOrderFragment': SoldOrderFragment } }
        ), deliveries: Array<(
          { packageId: string }
          & { ' $fragmentRefs'?: { 'DeliveryFragment': DeliveryFragment } }
        )> } | null } | null, errors: Array<{ code: number }> } };

export type DeliveryFragment = { packageId: string, kind: DeliveryKind, state: DeliveryState, recipientTitle: string, expectedAt: string, canChangeDay: boolean, dayVersion: number, recipientEmail: string | null, canResend: boolean, canCorrectEmail: boolean, canClaim: boolean, claimFrom: string | null, giftState: GiftState | null, deliveryDate: { date: string, hour: number | null, timeZone: string | null } | null, tracking: { carrier: string, code: string, url: string | null } | null } & { ' $fragmentName'?: 'DeliveryFragment' };

export type TellWhenOpenedMutationVariables = Exact<{
  userData: UserDataInput;
  input: TellWhenOpenedInput;
}>;


export type TellWhenOpenedMutation = { tellWhenOpened: { errors: Array<{ code: number }> } };

export type ConfirmationDocumentsFragment = { canRequestInvoice: boolean, documents: Array<{ id: string, kind: DocumentKind, number: string, pdf: string | null, xml: string | null }> } & { ' $fragmentName'?: 'ConfirmationDocumentsFragment' };

export type ConfirmationOrderDocumentsQueryVariables = Exact<{
  userData: UserDataInput;
  orderUuid: string;
}>;


export type ConfirmationOrderDocumentsQuery = { orderDocuments: { data: { ' $fragmentRefs'?: { 'ConfirmationDocumentsFragment': ConfirmationDocumentsFragment } } | null, errors: Array<{ code: number }> } };

export type ConfirmationRequestInvoiceMutationVariables = Exact<{
  userData: UserDataInput;
  orderUuid: string;
}>;


export type ConfirmationRequestInvoiceMutation = { requestInvoice: { data: { ' $fragmentRefs'?: { 'ConfirmationDocumentsFragment': ConfirmationDocumentsFragment } } | null, errors: Array<{ code: number }> } };

export type OrderSummaryFragment = { id: string, quantity: number, shipments: Array<{ id: string, kind: DeliveryKind, deliveryDate: string, totals: { adjustments: Array<{ title: string, price: { currency: CurrencyCode, value: number } }> } | null, packages: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'PackageLineFragment': PackageLineFragment } }
    )> }>, totals: { subTotal: { currency: CurrencyCode, value: number }, grandTotal: { currency: CurrencyCode, value: number }, adjustments: Array<{ title: string, adjustmentType: AdjustmentType, price: { currency: CurrencyCode, value: number } }> }, giftCardPayments: Array<{ id: string, title: string, lastDigits: string, balance: { currency: CurrencyCode, value: number }, amount: { currency: CurrencyCode, value: number }, problem: { code: number } | null }>, toPay: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'OrderSummaryFragment' };

export type PackageLineFragment = { id: string, giftcard:
    | { qty: number, product: { title: string, productType: ProductType, backgroundColor: string, image: { url: string, alt: string } }, price: { currency: CurrencyCode, value: number } }
    | { qty: number, product: { title: string, productType: ProductType, backgroundColor: string, image: { url: string, alt: string } }, price: { currency: CurrencyCode, value: number } }
    | { qty: number, product: { title: string, productType: ProductType, backgroundColor: string, image: { url: string, alt: string } }, price: { currency: CurrencyCode, value: number } }
    | { qty: number, product: { title: string, productType: ProductType, backgroundColor: string, image: { url: string, alt: string } }, price: { currency: CurrencyCode, value: number } }
  , wrapper:
    | { product: { title: string, image: { url: string } } }
    | { product: { title: string, image: { url: string } } }
    | { product: { title: string, image: { url: string } } }
    | { product: { title: string, image: { url: string } } }
   | null, giftPacking:
    | { product: { title: string, image: { url: string } } }
    | { product: { title: string, image: { url: string } } }
    | { product: { title: string, image: { url: string } } }
    | { product: { title: string, image: { url: string } } }
   | null, message: { text: string } | null, recipient: { name: string, firstName: string, lastName: string | null, email: string | null, handOver: boolean, address: { countryCode: string, street: string, houseNumber: string | null, suffix: string | null, postCode: string | null, city: string, addressLine1: string | null, addressLine2: string | null } | null } | null, deliveryDate: { date: string, hour: number | null, timeZone: string | null } | null, totalPrice: { currency: CurrencyCode, value: number }, problem: { code: number, limit: { brand: string, sum: { currency: CurrencyCode, value: number } } | null } | null } & { ' $fragmentName'?: 'PackageLineFragment' };

export type PaymentMethodChoiceFragment = { id: string, logo: string, wallets: Array<string>, issuers: Array<{ id: string, name: string }> } & { ' $fragmentName'?: 'PaymentMethodChoiceFragment' };

export type RefreshPaymentMutationVariables = Exact<{
  userData: UserDataInput;
  orderUuid: string;
}>;


export type RefreshPaymentMutation = { refreshPayment: { data: { payment: PaymentState, retryAfter: string | null } | null, errors: Array<{ code: number }> } };

export type AcceptQuoteMutationVariables = Exact<{
  userData: UserDataInput;
  input: AcceptQuoteInput;
}>;


export type AcceptQuoteMutation = { acceptQuote: { data: { orderUuid: string, paymentUrl: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type QuoteToAcceptQueryVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type QuoteToAcceptQuery = { quote: { data: { version: number, canAccept: boolean, needsDelivery: boolean, buyersAddress: { firstName: string, lastName: string, countryCode: string, postCode: string | null, houseNumber: string | null, suffix: string | null, street: string, city: string, addressLine2: string | null } | null, totals: { grandTotal: { currency: CurrencyCode, value: number } } | null } | null }, paymentMethods: { data: Array<{ ' $fragmentRefs'?: { 'PaymentMethodChoiceFragment': PaymentMethodChoiceFragment } }> | null } };

export type RetryOrderQueryVariables = Exact<{
  userData: UserDataInput;
  orderUuid: string;
}>;


export type RetryOrderQuery = { order: { data: { uuid: string, status: OrderStatus, payment: PaymentState, canRetry: boolean, retryAfter: string | null, details: { number: string, order: (
          { toPay: { currency: CurrencyCode, value: number } }
          & { ' $fragmentRefs'?: { 'OrderSummaryFragment': OrderSummaryFragment;'SoldOrderFragment': SoldOrderFragment } }
        ) } | null } | null, errors: Array<{ code: number }> }, paymentMethods: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'PaymentMethodChoiceFragment': PaymentMethodChoiceFragment } }
    )> | null, errors: Array<{ code: number }> } };

export type RetryPaymentMutationVariables = Exact<{
  userData: UserDataInput;
  input: RetryPaymentInput;
}>;


export type RetryPaymentMutation = { retryPayment: { data: { orderUuid: string, paymentUrl: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type PageSummaryFragment = { key: string, path: string, title: string, intro: string, image: { url: string } | null } & { ' $fragmentName'?: 'PageSummaryFragment' };

export type ContentBlockFragment = { blockType: BlockType, title: string | null, body: string | null, image: { url: string, alt: string } | null, link: { text: string, to: string } | null, items: Array<{ title: string, body: string }>, video: { provider: VideoProvider, url: string, mimeType: string | null, title: string } | null, products: Array<
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ChosenCard_DonationProduct_Fragment': ChosenCard_DonationProduct_Fragment } }
    )
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ChosenCard_GiftcardProduct_Fragment': ChosenCard_GiftcardProduct_Fragment } }
    )
  >, posts: Array<(
    { key: string }
    & { ' $fragmentRefs'?: { 'PageSummaryFragment': PageSummaryFragment } }
  )> } & { ' $fragmentName'?: 'ContentBlockFragment' };

export type SendContactMessageMutationVariables = Exact<{
  userData: UserDataInput;
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { data: { reference: string } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type HomeCategoryFragment = { id: string, title: string, path: string, icon: string, count: number } & { ' $fragmentName'?: 'HomeCategoryFragment' };

type ChosenCard_DonationProduct_Fragment = { id: string, title: string, path: string, productType: ProductType, backgroundColor: string, showShadow: boolean, image: { url: string, alt: string }, minPrice: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'ChosenCard_DonationProduct_Fragment' };

type ChosenCard_GiftcardProduct_Fragment = { id: string, title: string, path: string, productType: ProductType, backgroundColor: string, showShadow: boolean, image: { url: string, alt: string }, minPrice: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'ChosenCard_GiftcardProduct_Fragment' };

export type ChosenCardFragment =
  | ChosenCard_DonationProduct_Fragment
  | ChosenCard_GiftcardProduct_Fragment
;

export type HomeProductsFragment = { topProducts: Array<
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ChosenCard_DonationProduct_Fragment': ChosenCard_DonationProduct_Fragment } }
    )
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ChosenCard_GiftcardProduct_Fragment': ChosenCard_GiftcardProduct_Fragment } }
    )
  >, products: Array<
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ChosenCard_DonationProduct_Fragment': ChosenCard_DonationProduct_Fragment } }
    )
    | (
      { id: string }
      & { ' $fragmentRefs'?: { 'ChosenCard_GiftcardProduct_Fragment': ChosenCard_GiftcardProduct_Fragment } }
    )
  >, paging: { totalItems: number } } & { ' $fragmentName'?: 'HomeProductsFragment' };

export type HomeQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type HomeQuery = { products: { data: (
      { paging: { totalItems: number } }
      & { ' $fragmentRefs'?: { 'HomeProductsFragment': HomeProductsFragment } }
    ) | null, errors: Array<{ code: number, message: string }> }, page: { data: { id: string, blocks: Array<{ ' $fragmentRefs'?: { 'ContentBlockFragment': ContentBlockFragment } }> } | null }, pages: { data: { pages: Array<{ ' $fragmentRefs'?: { 'PageSummaryFragment': PageSummaryFragment } }> } | null }, categories: { data: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'HomeCategoryFragment': HomeCategoryFragment } }
    )> | null, errors: Array<{ code: number, message: string }> } };

export type BusinessProductQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
}>;


export type BusinessProductQuery = { product: { data:
      | { title: string, productType: ProductType, soldIn: Array<string> }
      | { title: string, productType: ProductType, soldIn: Array<string> }
     | null } };

export type WrittenPageQueryVariables = Exact<{
  userData: UserDataInput;
  pageType: PageType;
  path?: string | null | undefined;
}>;


export type WrittenPageQuery = { page: { data: { ' $fragmentRefs'?: { 'WrittenPageMetadataFragment': WrittenPageMetadataFragment;'WrittenPageFragment': WrittenPageFragment } } | null, errors: Array<{ code: number, message: string }> } };

export type PagesQueryVariables = Exact<{
  userData: UserDataInput;
  pageType: PageType;
  paging: PagingInput;
}>;


export type PagesQuery = { pages: { data: { paging: { totalItems: number, itemsPerPage: number }, pages: Array<{ ' $fragmentRefs'?: { 'PageSummaryFragment': PageSummaryFragment } }> } | null, errors: Array<{ code: number, message: string }> } };

export type WrittenPageFragment = { pageType: PageType, title: string, intro: string, publishedAt: string | null, modifiedAt: string | null, image: { url: string } | null, blocks: Array<{ ' $fragmentRefs'?: { 'ContentBlockFragment': ContentBlockFragment } }> } & { ' $fragmentName'?: 'WrittenPageFragment' };

export type WrittenPageMetadataFragment = { id: string, pageType: PageType, title: string, description: string, noindex: boolean, keywords: Array<string>, nofollow: boolean, publishedAt: string | null, modifiedAt: string | null, alternates: Array<{ language: string, path: string }>, publishedIn: Array<{ storefront: string, language: string, path: string }> } & { ' $fragmentName'?: 'WrittenPageMetadataFragment' };

export type PagePathsQueryVariables = Exact<{
  userData: UserDataInput;
  pageType: PageType;
  page: number;
}>;


export type PagePathsQuery = { pages: { data: { paging: { totalItems: number, itemsPerPage: number }, pages: Array<{ path: string }> } | null, errors: Array<{ code: number, message: string }> } };

export type DeliveryDaysQueryVariables = Exact<{
  userData: UserDataInput;
  kind: DeliveryKind;
  timeZone?: string | null | undefined;
}>;


export type DeliveryDaysQuery = { deliveryDates: { data: { first: string, last: string, firstHour: number | null, closed: Array<string>, timeZone: string, timeZones: Array<string> } | null, errors: Array<{ code: number }> } };

export type EnterDoublerMutationVariables = Exact<{
  userData: UserDataInput;
  input: EnterDoublerInput;
}>;


export type EnterDoublerMutation = { enterDoubler: { data: { draw: string, receipt: string, entries: number, closesAt: string, drawsAt: string, prize: { currency: CurrencyCode, value: number } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type WithdrawDoublerEntryMutationVariables = Exact<{
  userData: UserDataInput;
  receipt: string;
}>;


export type WithdrawDoublerEntryMutation = { withdrawDoublerEntry: { data: { withdrawn: boolean } | null, errors: Array<{ code: number }> } };

export type DoublerPrizeQueryVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type DoublerPrizeQuery = { doublerPrize: { data: { state: DoublerPrizeState, endsAt: string, value: { currency: CurrencyCode, value: number } } | null, errors: Array<{ code: number }> } };

export type ClaimDoublerPrizeMutationVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type ClaimDoublerPrizeMutation = { claimDoublerPrize: { data: { state: DoublerPrizeState, endsAt: string, value: { currency: CurrencyCode, value: number } } | null, errors: Array<{ code: number }> } };

export type DoublerQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type DoublerQuery = { doubler: { data: { current: { id: string, entries: number, closesAt: string, drawsAt: string }, draws: Array<{ id: string, month: string, state: DoublerDrawState, entries: number, drawsAt: string, commitment: string | null }>, winners: Array<{ month: string, name: string, prize: { currency: CurrencyCode, value: number } }> } | null, errors: Array<{ code: number, message: string }> } };

export type DoublerThanksProductQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
}>;


export type DoublerThanksProductQuery = { product: { data:
      | { title: string, path: string }
      | { title: string, path: string }
     | null } };

export type GiftFieldsFragment = { state: GiftState, senderFirstName: string | null, receiverFirstName: string, message: string | null, canThank: boolean, canTell: boolean, product: { title: string, backgroundColor: string, howToUse: string | null, image: { url: string } }, wrapper: { title: string, image: { url: string } } | null } & { ' $fragmentName'?: 'GiftFieldsFragment' };

export type GiftOfLinkQueryVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type GiftOfLinkQuery = { gift: { data: { ' $fragmentRefs'?: { 'GiftFieldsFragment': GiftFieldsFragment } } | null, errors: Array<{ code: number, message: string }> } };

export type OpenGiftMutationVariables = Exact<{
  userData: UserDataInput;
  token: string;
  idempotencyKey: string;
  tell?: boolean | null | undefined;
}>;


export type OpenGiftMutation = { openGift: { data: { gift: { ' $fragmentRefs'?: { 'GiftFieldsFragment': GiftFieldsFragment } }, cards: Array<{ number: string, pin: string, barcode: Array<number>, expiresOn: string, passes: Array<{ wallet: Wallet, path: string }>, value: { value: number, currency: CurrencyCode }, balance: { value: number, currency: CurrencyCode } }> } | null, errors: Array<{ code: number, message: string }> } };

export type ThankForGiftMutationVariables = Exact<{
  userData: UserDataInput;
  token: string;
  text: string;
}>;


export type ThankForGiftMutation = { thankForGift: { data: { ' $fragmentRefs'?: { 'GiftFieldsFragment': GiftFieldsFragment } } | null, errors: Array<{ code: number, message: string }> } };

export type CaptchaChallengeQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CaptchaChallengeQuery = { captchaChallenge: { data: { challenge: string, lifetime: number } | null } };

export type CarryAddMutationVariables = Exact<{
  userData: UserDataInput;
  input: AddToBasketInput;
}>;


export type CarryAddMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryPackagesMutationVariables = Exact<{
  userData: UserDataInput;
  input: AddPackagesInput;
}>;


export type CarryPackagesMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryRemovalMutationVariables = Exact<{
  userData: UserDataInput;
  shipmentTag: string;
  packageId: string;
}>;


export type CarryRemovalMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryQuantityMutationVariables = Exact<{
  userData: UserDataInput;
  input: ChangeQuantityInput;
}>;


export type CarryQuantityMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryDayMutationVariables = Exact<{
  userData: UserDataInput;
  input: ChangeDeliveryDateInput;
}>;


export type CarryDayMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryReceiverMutationVariables = Exact<{
  userData: UserDataInput;
  input: SetReceiverInput;
}>;


export type CarryReceiverMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryCopyMutationVariables = Exact<{
  userData: UserDataInput;
  input: CopyPackageInput;
}>;


export type CarryCopyMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryResetMutationVariables = Exact<{
  userData: UserDataInput;
  input: ReceiverInput;
}>;


export type CarryResetMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryReceiverAwayMutationVariables = Exact<{
  userData: UserDataInput;
  input: ReceiverInput;
}>;


export type CarryReceiverAwayMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryEditMutationVariables = Exact<{
  userData: UserDataInput;
  input: UpdatePackageInput;
}>;


export type CarryEditMutation = { answer: { errors: Array<{ code: number }> } };

export type CarryVersionQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CarryVersionQuery = { cartV2: { data: { version: number } | null } };

export type RefusalFragment = { code: number, referencedRequestParameter: string | null, limit: { brand: string, sum: { currency: CurrencyCode, value: number } } | null } & { ' $fragmentName'?: 'RefusalFragment' };

export type ReceiverBookQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type ReceiverBookQuery = { addressBook: { data: Array<{ id: string, firstName: string, lastName: string, email: string | null, countryCode: string, street: string, houseNumber: string | null, suffix: string | null, postCode: string | null, city: string, addressLine2: string | null }> | null, errors: Array<{ code: number }> } };

export type HousesOfPostCodeQueryVariables = Exact<{
  userData: UserDataInput;
  countryCode: string;
  postCode: string;
}>;


export type HousesOfPostCodeQuery = { addressesOfPostCode: { data: Array<{ street: string, houseNumber: string, suffix: string | null, city: string }> | null, errors: Array<{ code: number }> } };

export type BalanceResultFragment = { expiresOn: string, title: string, lastDigits: string, value: { currency: CurrencyCode, value: number }, balance: { currency: CurrencyCode, value: number }, image: { url: string, alt: string }, soldAt: { storefront: string, name: string, url: string } } & { ' $fragmentName'?: 'BalanceResultFragment' };

export type GiftCardBalanceMutationVariables = Exact<{
  userData: UserDataInput;
  cardNumber: string;
  pin: string;
  captchaToken?: string | null | undefined;
}>;


export type GiftCardBalanceMutation = { giftCardBalance: { data: { ' $fragmentRefs'?: { 'BalanceResultFragment': BalanceResultFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ExchangeUnderWayQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type ExchangeUnderWayQuery = { redeemOrder: { data: { ' $fragmentRefs'?: { 'ExchangeOrderFragment': ExchangeOrderFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type BeginRedeemMutationVariables = Exact<{
  userData: UserDataInput;
  input: RedeemCardInput;
}>;


export type BeginRedeemMutation = { beginRedeem: { data: { ' $fragmentRefs'?: { 'ExchangeOrderFragment': ExchangeOrderFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AddRedeemCardMutationVariables = Exact<{
  userData: UserDataInput;
  input: RedeemCardInput;
}>;


export type AddRedeemCardMutation = { addRedeemCard: { data: { ' $fragmentRefs'?: { 'ExchangeOrderFragment': ExchangeOrderFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type RemoveRedeemCardMutationVariables = Exact<{
  userData: UserDataInput;
  cardId: string;
}>;


export type RemoveRedeemCardMutation = { removeRedeemCard: { data: { ' $fragmentRefs'?: { 'ExchangeOrderFragment': ExchangeOrderFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AddRedeemPackageMutationVariables = Exact<{
  userData: UserDataInput;
  input: AddToBasketInput;
}>;


export type AddRedeemPackageMutation = { addRedeemPackage: { data: { ' $fragmentRefs'?: { 'ExchangeOrderFragment': ExchangeOrderFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type UpdateRedeemPackageMutationVariables = Exact<{
  userData: UserDataInput;
  input: UpdateRedeemPackageInput;
}>;


export type UpdateRedeemPackageMutation = { updateRedeemPackage: { data: { ' $fragmentRefs'?: { 'ExchangeOrderFragment': ExchangeOrderFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type AddOriginalPackageMutationVariables = Exact<{
  userData: UserDataInput;
}>;


export type AddOriginalPackageMutation = { addOriginalPackage: { data: { ' $fragmentRefs'?: { 'ExchangeOrderFragment': ExchangeOrderFragment } } | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ResetRedeemMutationVariables = Exact<{
  userData: UserDataInput;
}>;


export type ResetRedeemMutation = { resetRedeem: { errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

type ExchangeProduct_DonationProduct_Fragment = { id: string, title: string, path: string, description: string, conditions: string, validityMonths: number | null, backgroundColor: string, image: { url: string }, digitalVariationConfig: { ' $fragmentRefs'?: { 'ExchangeVariationFragment': ExchangeVariationFragment } } | null, physicalVariationConfig: { ' $fragmentRefs'?: { 'ExchangeVariationFragment': ExchangeVariationFragment } } | null, giftCardBrand: { id: string, iframeUrl: string | null, giftomaticRedirect: string | null, giftomaticRedirectTime: number | null, productExternalLink: { title: string, url: string } | null } | null } & { ' $fragmentName'?: 'ExchangeProduct_DonationProduct_Fragment' };

type ExchangeProduct_GiftcardProduct_Fragment = { id: string, title: string, path: string, description: string, conditions: string, validityMonths: number | null, backgroundColor: string, image: { url: string }, digitalVariationConfig: { ' $fragmentRefs'?: { 'ExchangeVariationFragment': ExchangeVariationFragment } } | null, physicalVariationConfig: { ' $fragmentRefs'?: { 'ExchangeVariationFragment': ExchangeVariationFragment } } | null, giftCardBrand: { id: string, iframeUrl: string | null, giftomaticRedirect: string | null, giftomaticRedirectTime: number | null, productExternalLink: { title: string, url: string } | null } | null } & { ' $fragmentName'?: 'ExchangeProduct_GiftcardProduct_Fragment' };

export type ExchangeProductFragment =
  | ExchangeProduct_DonationProduct_Fragment
  | ExchangeProduct_GiftcardProduct_Fragment
;

export type ExchangeVariationFragment = { variationId: string, hasFixedPrices: boolean, inStock: boolean, pricesToShow: Array<{ currency: CurrencyCode, value: number }>, minPrice: { currency: CurrencyCode, value: number }, maxPrice: { currency: CurrencyCode, value: number } } & { ' $fragmentName'?: 'ExchangeVariationFragment' };

export type ExchangeProductQueryVariables = Exact<{
  userData: UserDataInput;
  path: string;
}>;


export type ExchangeProductQuery = { product: { data:
      | { ' $fragmentRefs'?: { 'ExchangeProduct_DonationProduct_Fragment': ExchangeProduct_DonationProduct_Fragment } }
      | { ' $fragmentRefs'?: { 'ExchangeProduct_GiftcardProduct_Fragment': ExchangeProduct_GiftcardProduct_Fragment } }
     | null, errors: Array<{ code: number, message: string }> } };

export type ExchangeDonationsQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type ExchangeDonationsQuery = { products: { data: { products: Array<
        | { id: string, title: string, digitalVariationConfig: { variationId: string, inStock: boolean } | null }
        | { id: string, title: string, digitalVariationConfig: { variationId: string, inStock: boolean } | null }
      > } | null, errors: Array<{ code: number }> } };

export type ExchangeCombinationQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type ExchangeCombinationQuery = { redeemCombination: { data: Array<{ quantity: number, replaces: string | null, product:
        | { id: string, title: string }
        | { id: string, title: string }
      , variation: { id: string }, price: { currency: CurrencyCode, value: number } }> | null, errors: Array<{ code: number, referencedRequestParameter: string | null }> } };

export type ExchangeOrderFragment = { id: string, version: number, pageId: string | null, cards: Array<{ id: string, lastDigits: string, title: string, backgroundColor: string, expiresOn: string, image: { url: string }, balance: { currency: CurrencyCode, value: number } }>, shipments: Array<{ kind: DeliveryKind, packages: Array<{ id: string, mainProduct:
        | { id: string, title: string, backgroundColor: string, image: { url: string } }
        | { id: string, title: string, backgroundColor: string, image: { url: string } }
      , items: Array<
        | { qty: number, maxQty: number, price: { currency: CurrencyCode, value: number }, variation: { variationType: DeliveryKind } }
        | { qty: number, maxQty: number, price: { currency: CurrencyCode, value: number }, variation: { variationType: DeliveryKind } }
        | { qty: number, maxQty: number, price: { currency: CurrencyCode, value: number }, variation: { variationType: DeliveryKind } }
        | { qty: number, maxQty: number, price: { currency: CurrencyCode, value: number }, variation: { variationType: DeliveryKind } }
      >, packageTotals: { mainItemEditable: boolean, mainItemAmount: { currency: CurrencyCode, value: number } } }> }>, totals: { subTotal: { currency: CurrencyCode, value: number }, grandTotal: { currency: CurrencyCode, value: number } }, remainingBalance: { currency: CurrencyCode, value: number }, toPay: { currency: CurrencyCode, value: number }, minimumRemainingBalance: { currency: CurrencyCode, value: number } | null } & { ' $fragmentName'?: 'ExchangeOrderFragment' };

export type ExchangeUserQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type ExchangeUserQuery = { getUserInfo: { data: { user: { mainProfile: { address: { postCode: string | null } } } | null } | null } };

export type RedeemPageQueryVariables = Exact<{
  userData: UserDataInput;
  pageId: string;
}>;


export type RedeemPageQuery = { redeemPage: { data: { company: string, expiresOn: string, logo: { url: string, alt: string } } | null, errors: Array<{ code: number, message: string }> } };

export type ExchangeChoiceQueryVariables = Exact<{
  userData: UserDataInput;
  page: number;
  filters?: ProductFiltersInput | null | undefined;
}>;


export type ExchangeChoiceQuery = { products: { data: (
      { paging: { totalItems: number, itemsPerPage: number }, filterGroups: Array<{ taxonomy: string, options: Array<{ term: string }> }> }
      & { ' $fragmentRefs'?: { 'ListingPageFragment': ListingPageFragment } }
    ) | null, errors: Array<{ code: number, message: string }> } };

export type PagePreviewQueryVariables = Exact<{
  userData: UserDataInput;
  token: string;
}>;


export type PagePreviewQuery = { pagePreview: { data: { ' $fragmentRefs'?: { 'WrittenPageFragment': WrittenPageFragment } } | null } };

export type MenuCategoriesQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type MenuCategoriesQuery = { categories: { data: Array<{ id: string, title: string, path: string, topList: Array<
        | { id: string, title: string, path: string, backgroundColor: string, image: { url: string } }
        | { id: string, title: string, path: string, backgroundColor: string, image: { url: string } }
      > }> | null } };

export type StoreFrameQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type StoreFrameQuery = { storeData: { data: { paymentIcons: Array<{ name: string, url: string, alt: string }>, menus: { phone: string, footerMenu: { menuItems: Array<{ title: string, menuItems: Array<{ title: string, path: { href: string } }> }> }, businessMenu: { title: string, menuItems: Array<{ title: string, path: { href: string } }> } }, mainLogo: { url: string, alt: string }, footerLogo: { url: string, alt: string }, warnings: Array<{ place: WarningPlace, text: string | null }>, popUp: { key: string } | null, switches: { languageSwitcher: boolean, choiceLinkHidden: boolean, frenchBuildLinks: boolean, modalAuth: boolean, homeVersion: number } } | null, errors: Array<{ code: number, message: string }> } };

export type StoreWidgetsQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type StoreWidgetsQuery = { storeData: { data: { countriesCombinations: Array<{ country: string }>, popUp: { key: string, title: string, text: string, image: { url: string } | null, link: { title: string, path: { href: string } } | null } | null } | null, errors: Array<{ code: number, message: string }> } };

export type StoreRedirectsQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type StoreRedirectsQuery = { storeData: { data: { redirects: Array<{ from: string, to: string }> } | null, errors: Array<{ code: number, message: string }> } };

export type CategoryAddressesQueryVariables = Exact<{
  userData: UserDataInput;
}>;


export type CategoryAddressesQuery = { categories: { data: Array<{ id: string, path: string }> | null, errors: Array<{ code: number, message: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BookEntryFragmentDoc = new TypedDocumentString(`
    fragment BookEntry on BookAddress {
  id
  firstName
  lastName
  companyName
  countryCode
  postCode
  houseNumber
  suffix
  street
  city
  addressLine2
  phoneNumber
  email
}
    `, {"fragmentName":"BookEntry"}) as unknown as TypedDocumentString<BookEntryFragment, unknown>;
export const AccountUserFragmentDoc = new TypedDocumentString(`
    fragment AccountUser on User {
  subscribed
  verified
  version
  mainProfile {
    firstName
    lastName
    email
    invoiceEmail
    phoneNumber
    vatNumber
    address {
      companyName
      postCode
      houseNumber
      suffix
      street
      city
      administrativeArea
    }
  }
}
    `, {"fragmentName":"AccountUser"}) as unknown as TypedDocumentString<AccountUserFragment, unknown>;
export const ApprovalFragmentDoc = new TypedDocumentString(`
    fragment Approval on CompanyApproval {
  id
  state
  amount {
    currency
    value
  }
  summary
  costCentre
  askedBy
  askedAt
  why
  mayDecide
  mayWithdraw
}
    `, {"fragmentName":"Approval"}) as unknown as TypedDocumentString<ApprovalFragment, unknown>;
export const OwnCompanyFragmentDoc = new TypedDocumentString(`
    fragment OwnCompany on Company {
  id
  name
  vatNumber
  version
  role
  accountId
  approvalAbove {
    currency
    value
  }
  credits {
    limit {
      currency
      value
    }
    used {
      currency
      value
    }
    available {
      currency
      value
    }
    paused
  }
  members {
    id
    firstName
    lastName
    email
    role
  }
  invitations {
    id
    email
    role
  }
}
    `, {"fragmentName":"OwnCompany"}) as unknown as TypedDocumentString<OwnCompanyFragment, unknown>;
export const OwnCardFragmentDoc = new TypedDocumentString(`
    fragment OwnCard on AccountCard {
  id
  title
  lastDigits
  expiresOn
  state
  canRedeem
  shop
  backgroundColor
  image {
    url
    alt
  }
  balance {
    currency
    value
  }
}
    `, {"fragmentName":"OwnCard"}) as unknown as TypedDocumentString<OwnCardFragment, unknown>;
export const AccountDocumentsFragmentDoc = new TypedDocumentString(`
    fragment AccountDocuments on OrderDocuments {
  canRequestInvoice
  documents {
    id
    kind
    number
    pdf
    xml
  }
}
    `, {"fragmentName":"AccountDocuments"}) as unknown as TypedDocumentString<AccountDocumentsFragment, unknown>;
export const OrderRowFragmentDoc = new TypedDocumentString(`
    fragment OrderRow on AccountOrder {
  id
  kind
  number
  status
  placedAt
  titles
  packages
  receivers
  grandTotal {
    currency
    value
  }
}
    `, {"fragmentName":"OrderRow"}) as unknown as TypedDocumentString<OrderRowFragment, unknown>;
export const BasketExtraFragmentDoc = new TypedDocumentString(`
    fragment BasketExtra on PackageItem {
  price {
    currency
    value
  }
  variation {
    id
  }
  product {
    title
    image {
      url
    }
  }
}
    `, {"fragmentName":"BasketExtra"}) as unknown as TypedDocumentString<BasketExtraFragment, unknown>;
export const BasketLineFragmentDoc = new TypedDocumentString(`
    fragment BasketLine on Package {
  id
  giftcard {
    qty
    maxQty
    price {
      currency
      value
    }
    variation {
      id
      variationType
    }
    product {
      title
      path
      image {
        url
      }
      backgroundColor
      productType
    }
  }
  wrapper {
    ...BasketExtra
  }
  giftPacking {
    ...BasketExtra
  }
  message {
    text
  }
  recipient {
    name
    firstName
    lastName
    email
    handOver
    address {
      countryCode
      street
      houseNumber
      suffix
      postCode
      city
      addressLine1
      addressLine2
    }
  }
  deliveryDate {
    date
    hour
    timeZone
  }
  totalPrice {
    currency
    value
  }
  problem {
    code
    limit {
      brand
      sum {
        currency
        value
      }
    }
  }
}
    fragment BasketExtra on PackageItem {
  price {
    currency
    value
  }
  variation {
    id
  }
  product {
    title
    image {
      url
    }
  }
}`, {"fragmentName":"BasketLine"}) as unknown as TypedDocumentString<BasketLineFragment, unknown>;
export const BasketShipmentFragmentDoc = new TypedDocumentString(`
    fragment BasketShipment on GiftcardShipment {
  id
  tag
  kind
  deliveryDate
  orderBefore
  deliveryAddress {
    countryCode
    street
    houseNumber
    suffix
    postCode
    city
  }
  totals {
    adjustments {
      title
      price {
        currency
        value
      }
    }
  }
  packages {
    id
    recipient {
      name
      email
    }
    deliveryDate {
      date
      hour
      timeZone
    }
    ...BasketLine
  }
}
    fragment BasketLine on Package {
  id
  giftcard {
    qty
    maxQty
    price {
      currency
      value
    }
    variation {
      id
      variationType
    }
    product {
      title
      path
      image {
        url
      }
      backgroundColor
      productType
    }
  }
  wrapper {
    ...BasketExtra
  }
  giftPacking {
    ...BasketExtra
  }
  message {
    text
  }
  recipient {
    name
    firstName
    lastName
    email
    handOver
    address {
      countryCode
      street
      houseNumber
      suffix
      postCode
      city
      addressLine1
      addressLine2
    }
  }
  deliveryDate {
    date
    hour
    timeZone
  }
  totalPrice {
    currency
    value
  }
  problem {
    code
    limit {
      brand
      sum {
        currency
        value
      }
    }
  }
}
fragment BasketExtra on PackageItem {
  price {
    currency
    value
  }
  variation {
    id
  }
  product {
    title
    image {
      url
    }
  }
}`, {"fragmentName":"BasketShipment"}) as unknown as TypedDocumentString<BasketShipmentFragment, unknown>;
export const BasketTotalsFragmentDoc = new TypedDocumentString(`
    fragment BasketTotals on GiftcardOrder {
  groupedTotals {
    digitalTotal {
      qty
      price {
        currency
        value
      }
    }
    physicalTotal {
      qty
      price {
        currency
        value
      }
    }
    extra {
      currency
      value
    }
  }
  totals {
    grandTotal {
      currency
      value
    }
    adjustments {
      title
      adjustmentType
      price {
        currency
        value
      }
    }
  }
}
    `, {"fragmentName":"BasketTotals"}) as unknown as TypedDocumentString<BasketTotalsFragment, unknown>;
export const SoldOrderFragmentDoc = new TypedDocumentString(`
    fragment SoldOrder on GiftcardOrder {
  shipments {
    packages {
      giftcard {
        qty
        price {
          value
        }
        variation {
          variationType
        }
        product {
          path
          title
          productType
        }
      }
      wrapper {
        price {
          value
        }
      }
      giftPacking {
        price {
          value
        }
      }
    }
  }
  totals {
    grandTotal {
      currency
      value
    }
    grandTotalWithoutTax {
      value
    }
    adjustments {
      title
    }
  }
}
    `, {"fragmentName":"SoldOrder"}) as unknown as TypedDocumentString<SoldOrderFragment, unknown>;
export const BasketFragmentDoc = new TypedDocumentString(`
    fragment Basket on GiftcardOrder {
  id
  version
  quantity
  shipments {
    id
    packages {
      id
      problem {
        code
      }
    }
    ...BasketShipment
  }
  ...BasketTotals
  ...SoldOrder
}
    fragment SoldOrder on GiftcardOrder {
  shipments {
    packages {
      giftcard {
        qty
        price {
          value
        }
        variation {
          variationType
        }
        product {
          path
          title
          productType
        }
      }
      wrapper {
        price {
          value
        }
      }
      giftPacking {
        price {
          value
        }
      }
    }
  }
  totals {
    grandTotal {
      currency
      value
    }
    grandTotalWithoutTax {
      value
    }
    adjustments {
      title
    }
  }
}
fragment BasketLine on Package {
  id
  giftcard {
    qty
    maxQty
    price {
      currency
      value
    }
    variation {
      id
      variationType
    }
    product {
      title
      path
      image {
        url
      }
      backgroundColor
      productType
    }
  }
  wrapper {
    ...BasketExtra
  }
  giftPacking {
    ...BasketExtra
  }
  message {
    text
  }
  recipient {
    name
    firstName
    lastName
    email
    handOver
    address {
      countryCode
      street
      houseNumber
      suffix
      postCode
      city
      addressLine1
      addressLine2
    }
  }
  deliveryDate {
    date
    hour
    timeZone
  }
  totalPrice {
    currency
    value
  }
  problem {
    code
    limit {
      brand
      sum {
        currency
        value
      }
    }
  }
}
fragment BasketExtra on PackageItem {
  price {
    currency
    value
  }
  variation {
    id
  }
  product {
    title
    image {
      url
    }
  }
}
fragment BasketShipment on GiftcardShipment {
  id
  tag
  kind
  deliveryDate
  orderBefore
  deliveryAddress {
    countryCode
    street
    houseNumber
    suffix
    postCode
    city
  }
  totals {
    adjustments {
      title
      price {
        currency
        value
      }
    }
  }
  packages {
    id
    recipient {
      name
      email
    }
    deliveryDate {
      date
      hour
      timeZone
    }
    ...BasketLine
  }
}
fragment BasketTotals on GiftcardOrder {
  groupedTotals {
    digitalTotal {
      qty
      price {
        currency
        value
      }
    }
    physicalTotal {
      qty
      price {
        currency
        value
      }
    }
    extra {
      currency
      value
    }
  }
  totals {
    grandTotal {
      currency
      value
    }
    adjustments {
      title
      adjustmentType
      price {
        currency
        value
      }
    }
  }
}`, {"fragmentName":"Basket"}) as unknown as TypedDocumentString<BasketFragment, unknown>;
export const ShownQuoteFragmentDoc = new TypedDocumentString(`
    fragment ShownQuote on Quote {
  reference
  state
  version
  validUntil
  wantedOn
  remark
  companyName
  logo
  lines {
    title
    kind
    quantity
    value {
      value
    }
    extras {
      title
      price {
        value
      }
    }
    total {
      value
    }
    receivers {
      quantity
      name
      place
    }
  }
  totals {
    shipping {
      value
    }
    grandTotalWithoutTax {
      value
    }
    grandTotal {
      value
    }
  }
  comments {
    id
    author
    text
    at
  }
  canAccept
  canWithdraw
  orderUuid
  pdf
}
    `, {"fragmentName":"ShownQuote"}) as unknown as TypedDocumentString<ShownQuoteFragment, unknown>;
export const QuoteVariationFragmentDoc = new TypedDocumentString(`
    fragment QuoteVariation on VariationConfig {
  variationId
  hasFixedPrices
  pricesToShow {
    value
  }
  minPrice {
    value
  }
  maxPrice {
    value
  }
}
    `, {"fragmentName":"QuoteVariation"}) as unknown as TypedDocumentString<QuoteVariationFragment, unknown>;
export const QuoteExtraChoiceFragmentDoc = new TypedDocumentString(`
    fragment QuoteExtraChoice on Extra {
  id
  title
  variationType
  price {
    value
  }
}
    `, {"fragmentName":"QuoteExtraChoice"}) as unknown as TypedDocumentString<QuoteExtraChoiceFragment, unknown>;
export const QuoteGiftFragmentDoc = new TypedDocumentString(`
    fragment QuoteGift on Product {
  id
  title
  path
  digitalVariationConfig {
    ...QuoteVariation
  }
  physicalVariationConfig {
    ...QuoteVariation
  }
  wrappers {
    ...QuoteExtraChoice
  }
  giftPackings {
    ...QuoteExtraChoice
  }
}
    fragment QuoteVariation on VariationConfig {
  variationId
  hasFixedPrices
  pricesToShow {
    value
  }
  minPrice {
    value
  }
  maxPrice {
    value
  }
}
fragment QuoteExtraChoice on Extra {
  id
  title
  variationType
  price {
    value
  }
}`, {"fragmentName":"QuoteGift"}) as unknown as TypedDocumentString<QuoteGiftFragment, unknown>;
export const ShownBatchFragmentDoc = new TypedDocumentString(`
    fragment ShownBatch on GiftBatch {
  id
  state
  createdAt
  delivery
  variationId
  senderName
  expected
  received
  good
  bad
  shipping {
    currency
    value
  }
  total {
    currency
    value
  }
  faulty {
    position
    email
    firstName
    lastName
    faults {
      column
      code
    }
  }
  first {
    position
    email
    firstName
    lastName
    value
    message
    date
    place
  }
  orderUuid
  orderNumber
  progress {
    waiting
    sent
    opened
    refused
    bounced
  }
}
    `, {"fragmentName":"ShownBatch"}) as unknown as TypedDocumentString<ShownBatchFragment, unknown>;
export const CategoryTileFragmentDoc = new TypedDocumentString(`
    fragment CategoryTile on Category {
  id
  title
  path
  count
  topList(limit: 3) {
    id
    image {
      url
    }
  }
}
    `, {"fragmentName":"CategoryTile"}) as unknown as TypedDocumentString<CategoryTileFragment, unknown>;
export const ProductCardFragmentDoc = new TypedDocumentString(`
    fragment ProductCard on Product {
  id
  title
  path
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  productType
  inStock
  minPrice {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
}
    `, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const CategoryPageFragmentDoc = new TypedDocumentString(`
    fragment CategoryPage on Category {
  title
  path
  count
  topList(limit: 4) {
    id
    title
    ...ProductCard
  }
}
    fragment ProductCard on Product {
  id
  title
  path
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  productType
  inStock
  minPrice {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
}`, {"fragmentName":"CategoryPage"}) as unknown as TypedDocumentString<CategoryPageFragment, unknown>;
export const FilterGroupFragmentDoc = new TypedDocumentString(`
    fragment FilterGroup on FilterGroup {
  taxonomy
  options {
    term
    title
    count
  }
}
    `, {"fragmentName":"FilterGroup"}) as unknown as TypedDocumentString<FilterGroupFragment, unknown>;
export const CategoryProductsFragmentDoc = new TypedDocumentString(`
    fragment CategoryProducts on Products {
  products {
    id
    ...ProductCard
  }
  paging {
    totalItems
    currentPage
    itemsPerPage
  }
  filterGroups {
    ...FilterGroup
  }
}
    fragment FilterGroup on FilterGroup {
  taxonomy
  options {
    term
    title
    count
  }
}
fragment ProductCard on Product {
  id
  title
  path
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  productType
  inStock
  minPrice {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
}`, {"fragmentName":"CategoryProducts"}) as unknown as TypedDocumentString<CategoryProductsFragment, unknown>;
export const ChoiceSectionFragmentDoc = new TypedDocumentString(`
    fragment ChoiceSection on Product {
  title
  path
  minPrice {
    currency
    value
  }
  redeemData {
    title
    description
    minimumRemainingBalance {
      currency
      value
    }
    minCustomAmount {
      currency
      value
    }
    maxCustomAmount {
      currency
      value
    }
  }
  brands(paging: { itemsPerPage: 12, pageNumber: 1 }) {
    brands {
      title
      image {
        url
      }
    }
    paging {
      totalItems
    }
  }
}
    `, {"fragmentName":"ChoiceSection"}) as unknown as TypedDocumentString<ChoiceSectionFragment, unknown>;
export const ListingPageFragmentDoc = new TypedDocumentString(`
    fragment ListingPage on Products {
  products {
    id
    ...ProductCard
  }
  paging {
    totalItems
    currentPage
    itemsPerPage
  }
  topProducts {
    id
  }
  filterGroups {
    ...FilterGroup
  }
}
    fragment FilterGroup on FilterGroup {
  taxonomy
  options {
    term
    title
    count
  }
}
fragment ProductCard on Product {
  id
  title
  path
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  productType
  inStock
  minPrice {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
}`, {"fragmentName":"ListingPage"}) as unknown as TypedDocumentString<ListingPageFragment, unknown>;
export const PlaceFragmentDoc = new TypedDocumentString(`
    fragment Place on Location {
  id
  path
  title
  address {
    street
    houseNumber
    postCode
    city
    administrativeArea
    countryCode
  }
  latitude
  longitude
}
    `, {"fragmentName":"Place"}) as unknown as TypedDocumentString<PlaceFragment, unknown>;
export const LocationPageFragmentDoc = new TypedDocumentString(`
    fragment LocationPage on Location {
  id
  path
  title
  address {
    street
    houseNumber
    postCode
    city
    administrativeArea
    countryCode
  }
  latitude
  longitude
  phoneNumber
  openingHours {
    dayOfWeek
    opens
    closes
  }
  timeZone
  ...Place
}
    fragment Place on Location {
  id
  path
  title
  address {
    street
    houseNumber
    postCode
    city
    administrativeArea
    countryCode
  }
  latitude
  longitude
}`, {"fragmentName":"LocationPage"}) as unknown as TypedDocumentString<LocationPageFragment, unknown>;
export const SpentProductFragmentDoc = new TypedDocumentString(`
    fragment SpentProduct on Product {
  title
  path
  category {
    title
    path
  }
  ...ProductCard
}
    fragment ProductCard on Product {
  id
  title
  path
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  productType
  inStock
  minPrice {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
}`, {"fragmentName":"SpentProduct"}) as unknown as TypedDocumentString<SpentProductFragment, unknown>;
export const PlacesFragmentDoc = new TypedDocumentString(`
    fragment Places on Locations {
  locations {
    ...Place
  }
  paging {
    totalItems
    currentPage
    itemsPerPage
  }
  bounds {
    latMin
    latMax
    lonMin
    lonMax
  }
}
    fragment Place on Location {
  id
  path
  title
  address {
    street
    houseNumber
    postCode
    city
    administrativeArea
    countryCode
  }
  latitude
  longitude
}`, {"fragmentName":"Places"}) as unknown as TypedDocumentString<PlacesFragment, unknown>;
export const SellingFragmentDoc = new TypedDocumentString(`
    fragment Selling on VariationConfig {
  variationId
  pricesToShow {
    currency
    value
  }
  hasFixedPrices
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  inStock
  earliestArrival
  orderBefore
  deliveryPrice {
    currency
    value
  }
}
    `, {"fragmentName":"Selling"}) as unknown as TypedDocumentString<SellingFragment, unknown>;
export const ExtraChoiceFragmentDoc = new TypedDocumentString(`
    fragment ExtraChoice on Extra {
  id
  title
  price {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
  image {
    url
    alt
  }
  variationType
}
    `, {"fragmentName":"ExtraChoice"}) as unknown as TypedDocumentString<ExtraChoiceFragment, unknown>;
export const BuyBoxFragmentDoc = new TypedDocumentString(`
    fragment BuyBox on Product {
  path
  title
  productType
  digitalVariationConfig {
    ...Selling
  }
  physicalVariationConfig {
    ...Selling
  }
  wrappers {
    ...ExtraChoice
  }
  giftPackings {
    ...ExtraChoice
  }
}
    fragment Selling on VariationConfig {
  variationId
  pricesToShow {
    currency
    value
  }
  hasFixedPrices
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  inStock
  earliestArrival
  orderBefore
  deliveryPrice {
    currency
    value
  }
}
fragment ExtraChoice on Extra {
  id
  title
  price {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
  image {
    url
    alt
  }
  variationType
}`, {"fragmentName":"BuyBox"}) as unknown as TypedDocumentString<BuyBoxFragment, unknown>;
export const ProductReviewListFragmentDoc = new TypedDocumentString(`
    fragment ProductReviewList on Product {
  reviews {
    count
    average
    reviews {
      author
      rating
      text
      writtenAt
    }
  }
}
    `, {"fragmentName":"ProductReviewList"}) as unknown as TypedDocumentString<ProductReviewListFragment, unknown>;
export const ProductPageFragmentDoc = new TypedDocumentString(`
    fragment ProductPage on Product {
  id
  title
  description
  path
  image {
    url
    alt
  }
  pictures {
    url
    alt
  }
  backgroundColor
  showShadow
  productType
  pageType
  category {
    title
    path
  }
  minPrice {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
  inStock
  conditions
  validityMonths
  locationCount
  ...BuyBox
  ...ProductReviewList
  similar {
    id
    ...ProductCard
  }
  related {
    id
  }
  promoted {
    id
  }
}
    fragment Selling on VariationConfig {
  variationId
  pricesToShow {
    currency
    value
  }
  hasFixedPrices
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  inStock
  earliestArrival
  orderBefore
  deliveryPrice {
    currency
    value
  }
}
fragment ExtraChoice on Extra {
  id
  title
  price {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
  image {
    url
    alt
  }
  variationType
}
fragment BuyBox on Product {
  path
  title
  productType
  digitalVariationConfig {
    ...Selling
  }
  physicalVariationConfig {
    ...Selling
  }
  wrappers {
    ...ExtraChoice
  }
  giftPackings {
    ...ExtraChoice
  }
}
fragment ProductCard on Product {
  id
  title
  path
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  productType
  inStock
  minPrice {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
}
fragment ProductReviewList on Product {
  reviews {
    count
    average
    reviews {
      author
      rating
      text
      writtenAt
    }
  }
}`, {"fragmentName":"ProductPage"}) as unknown as TypedDocumentString<ProductPageFragment, unknown>;
export const RestaurantSectionFragmentDoc = new TypedDocumentString(`
    fragment RestaurantSection on Product {
  title
  path
  pageType
  cuisine
  locationCount
  minPrice {
    currency
    value
  }
}
    `, {"fragmentName":"RestaurantSection"}) as unknown as TypedDocumentString<RestaurantSectionFragment, unknown>;
export const RestaurantPlaceFragmentDoc = new TypedDocumentString(`
    fragment RestaurantPlace on Location {
  path
  title
  address {
    street
    houseNumber
    city
  }
}
    `, {"fragmentName":"RestaurantPlace"}) as unknown as TypedDocumentString<RestaurantPlaceFragment, unknown>;
export const ReviewRequestFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReviewRequestFields on ReviewRequest {
  orderNumber
  author
  items {
    product
    title
    image {
      url
      alt
    }
    backgroundColor
    rating
    text
    state
  }
}
    `, {"fragmentName":"ReviewRequestFields"}) as unknown as TypedDocumentString<ReviewRequestFieldsFragment, unknown>;
export const SearchResultsPageFragmentDoc = new TypedDocumentString(`
    fragment SearchResultsPage on SearchResult {
  totalItems
  body {
    groupType
    totalItems
    items {
      id
      title
      url
      description
      product {
        id
        ...ProductCard
      }
    }
  }
}
    fragment ProductCard on Product {
  id
  title
  path
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  productType
  inStock
  minPrice {
    currency
    value
  }
  priceBefore {
    currency
    value
  }
}`, {"fragmentName":"SearchResultsPage"}) as unknown as TypedDocumentString<SearchResultsPageFragment, unknown>;
export const SearchSuggestionsFragmentDoc = new TypedDocumentString(`
    fragment SearchSuggestions on PopularSearch {
  terms {
    title
    url
  }
}
    `, {"fragmentName":"SearchSuggestions"}) as unknown as TypedDocumentString<SearchSuggestionsFragment, unknown>;
export const StructuredListFragmentDoc = new TypedDocumentString(`
    fragment StructuredList on Products {
  products {
    path
  }
}
    `, {"fragmentName":"StructuredList"}) as unknown as TypedDocumentString<StructuredListFragment, unknown>;
export const StructuredPlaceFragmentDoc = new TypedDocumentString(`
    fragment StructuredPlace on Location {
  path
  title
  address {
    street
    houseNumber
    postCode
    city
    administrativeArea
    countryCode
  }
  latitude
  longitude
  phoneNumber
  openingHours {
    dayOfWeek
    opens
    closes
  }
}
    `, {"fragmentName":"StructuredPlace"}) as unknown as TypedDocumentString<StructuredPlaceFragment, unknown>;
export const StructuredProductFragmentDoc = new TypedDocumentString(`
    fragment StructuredProduct on Product {
  id
  title
  description
  path
  image {
    url
  }
  category {
    title
  }
  productType
  inStock
  reviews {
    count
    average
    reviews {
      author
      rating
      text
      writtenAt
    }
  }
  minPrice {
    currency
    value
  }
  digitalVariationConfig {
    maxPrice {
      value
    }
  }
  physicalVariationConfig {
    maxPrice {
      value
    }
  }
}
    `, {"fragmentName":"StructuredProduct"}) as unknown as TypedDocumentString<StructuredProductFragment, unknown>;
export const ActivationFragmentDoc = new TypedDocumentString(`
    fragment Activation on ActivationOrder {
  uuid
  reference
  state
  total {
    currency
    value
  }
  cards {
    lastDigits
    answer
    amount {
      currency
      value
    }
  }
}
    `, {"fragmentName":"Activation"}) as unknown as TypedDocumentString<ActivationFragment, unknown>;
export const DeliveryFragmentDoc = new TypedDocumentString(`
    fragment Delivery on OrderDelivery {
  packageId
  kind
  state
  recipientTitle
  expectedAt
  deliveryDate {
    date
    hour
    timeZone
  }
  canChangeDay
  dayVersion
  recipientEmail
  tracking {
    carrier
    code
    url
  }
  canResend
  canCorrectEmail
  canClaim
  claimFrom
  giftState
}
    `, {"fragmentName":"Delivery"}) as unknown as TypedDocumentString<DeliveryFragment, unknown>;
export const ConfirmationDocumentsFragmentDoc = new TypedDocumentString(`
    fragment ConfirmationDocuments on OrderDocuments {
  canRequestInvoice
  documents {
    id
    kind
    number
    pdf
    xml
  }
}
    `, {"fragmentName":"ConfirmationDocuments"}) as unknown as TypedDocumentString<ConfirmationDocumentsFragment, unknown>;
export const PackageLineFragmentDoc = new TypedDocumentString(`
    fragment PackageLine on Package {
  id
  giftcard {
    qty
    product {
      title
      productType
      backgroundColor
      image {
        url
        alt
      }
    }
    price {
      currency
      value
    }
  }
  wrapper {
    product {
      title
      image {
        url
      }
    }
  }
  giftPacking {
    product {
      title
      image {
        url
      }
    }
  }
  message {
    text
  }
  recipient {
    name
    firstName
    lastName
    email
    handOver
    address {
      countryCode
      street
      houseNumber
      suffix
      postCode
      city
      addressLine1
      addressLine2
    }
  }
  deliveryDate {
    date
    hour
    timeZone
  }
  totalPrice {
    currency
    value
  }
  problem {
    code
    limit {
      brand
      sum {
        currency
        value
      }
    }
  }
}
    `, {"fragmentName":"PackageLine"}) as unknown as TypedDocumentString<PackageLineFragment, unknown>;
export const OrderSummaryFragmentDoc = new TypedDocumentString(`
    fragment OrderSummary on GiftcardOrder {
  id
  quantity
  shipments {
    id
    kind
    deliveryDate
    totals {
      adjustments {
        title
        price {
          currency
          value
        }
      }
    }
    packages {
      id
      ...PackageLine
    }
  }
  totals {
    subTotal {
      currency
      value
    }
    grandTotal {
      currency
      value
    }
    adjustments {
      title
      adjustmentType
      price {
        currency
        value
      }
    }
  }
  giftCardPayments {
    id
    title
    lastDigits
    balance {
      currency
      value
    }
    amount {
      currency
      value
    }
    problem {
      code
    }
  }
  toPay {
    currency
    value
  }
}
    fragment PackageLine on Package {
  id
  giftcard {
    qty
    product {
      title
      productType
      backgroundColor
      image {
        url
        alt
      }
    }
    price {
      currency
      value
    }
  }
  wrapper {
    product {
      title
      image {
        url
      }
    }
  }
  giftPacking {
    product {
      title
      image {
        url
      }
    }
  }
  message {
    text
  }
  recipient {
    name
    firstName
    lastName
    email
    handOver
    address {
      countryCode
      street
      houseNumber
      suffix
      postCode
      city
      addressLine1
      addressLine2
    }
  }
  deliveryDate {
    date
    hour
    timeZone
  }
  totalPrice {
    currency
    value
  }
  problem {
    code
    limit {
      brand
      sum {
        currency
        value
      }
    }
  }
}`, {"fragmentName":"OrderSummary"}) as unknown as TypedDocumentString<OrderSummaryFragment, unknown>;
export const PaymentMethodChoiceFragmentDoc = new TypedDocumentString(`
    fragment PaymentMethodChoice on PaymentMethod {
  id
  logo
  issuers {
    id
    name
  }
  wallets
}
    `, {"fragmentName":"PaymentMethodChoice"}) as unknown as TypedDocumentString<PaymentMethodChoiceFragment, unknown>;
export const HomeCategoryFragmentDoc = new TypedDocumentString(`
    fragment HomeCategory on Category {
  id
  title
  path
  icon
  count
}
    `, {"fragmentName":"HomeCategory"}) as unknown as TypedDocumentString<HomeCategoryFragment, unknown>;
export const ChosenCardFragmentDoc = new TypedDocumentString(`
    fragment ChosenCard on Product {
  id
  title
  path
  productType
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  minPrice {
    currency
    value
  }
}
    `, {"fragmentName":"ChosenCard"}) as unknown as TypedDocumentString<ChosenCardFragment, unknown>;
export const HomeProductsFragmentDoc = new TypedDocumentString(`
    fragment HomeProducts on Products {
  topProducts {
    id
    ...ChosenCard
  }
  products {
    id
    ...ChosenCard
  }
  paging {
    totalItems
  }
}
    fragment ChosenCard on Product {
  id
  title
  path
  productType
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  minPrice {
    currency
    value
  }
}`, {"fragmentName":"HomeProducts"}) as unknown as TypedDocumentString<HomeProductsFragment, unknown>;
export const PageSummaryFragmentDoc = new TypedDocumentString(`
    fragment PageSummary on PageSummary {
  key
  path
  title
  intro
  image {
    url
  }
}
    `, {"fragmentName":"PageSummary"}) as unknown as TypedDocumentString<PageSummaryFragment, unknown>;
export const ContentBlockFragmentDoc = new TypedDocumentString(`
    fragment ContentBlock on ContentBlock {
  blockType
  title
  body
  image {
    url
    alt
  }
  link {
    text
    to
  }
  items {
    title
    body
  }
  video {
    provider
    url
    mimeType
    title
  }
  products {
    id
    ...ChosenCard
  }
  posts {
    key
    ...PageSummary
  }
}
    fragment PageSummary on PageSummary {
  key
  path
  title
  intro
  image {
    url
  }
}
fragment ChosenCard on Product {
  id
  title
  path
  productType
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  minPrice {
    currency
    value
  }
}`, {"fragmentName":"ContentBlock"}) as unknown as TypedDocumentString<ContentBlockFragment, unknown>;
export const WrittenPageFragmentDoc = new TypedDocumentString(`
    fragment WrittenPage on ContentPage {
  pageType
  title
  intro
  publishedAt
  modifiedAt
  image {
    url
  }
  blocks {
    ...ContentBlock
  }
}
    fragment PageSummary on PageSummary {
  key
  path
  title
  intro
  image {
    url
  }
}
fragment ContentBlock on ContentBlock {
  blockType
  title
  body
  image {
    url
    alt
  }
  link {
    text
    to
  }
  items {
    title
    body
  }
  video {
    provider
    url
    mimeType
    title
  }
  products {
    id
    ...ChosenCard
  }
  posts {
    key
    ...PageSummary
  }
}
fragment ChosenCard on Product {
  id
  title
  path
  productType
  image {
    url
    alt
  }
  backgroundColor
  showShadow
  minPrice {
    currency
    value
  }
}`, {"fragmentName":"WrittenPage"}) as unknown as TypedDocumentString<WrittenPageFragment, unknown>;
export const WrittenPageMetadataFragmentDoc = new TypedDocumentString(`
    fragment WrittenPageMetadata on ContentPage {
  id
  pageType
  title
  description
  noindex
  keywords
  nofollow
  publishedAt
  modifiedAt
  alternates {
    language
    path
  }
  publishedIn {
    storefront
    language
    path
  }
}
    `, {"fragmentName":"WrittenPageMetadata"}) as unknown as TypedDocumentString<WrittenPageMetadataFragment, unknown>;
export const GiftFieldsFragmentDoc = new TypedDocumentString(`
    fragment GiftFields on Gift {
  state
  senderFirstName
  receiverFirstName
  message
  canThank
  canTell
  product {
    title
    backgroundColor
    howToUse
    image {
      url
    }
  }
  wrapper {
    title
    image {
      url
    }
  }
}
    `, {"fragmentName":"GiftFields"}) as unknown as TypedDocumentString<GiftFieldsFragment, unknown>;
export const RefusalFragmentDoc = new TypedDocumentString(`
    fragment Refusal on Error {
  code
  referencedRequestParameter
  limit {
    brand
    sum {
      currency
      value
    }
  }
}
    `, {"fragmentName":"Refusal"}) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const BalanceResultFragmentDoc = new TypedDocumentString(`
    fragment BalanceResult on GiftCardBalance {
  value {
    currency
    value
  }
  balance {
    currency
    value
  }
  expiresOn
  title
  image {
    url
    alt
  }
  lastDigits
  soldAt {
    storefront
    name
    url
  }
}
    `, {"fragmentName":"BalanceResult"}) as unknown as TypedDocumentString<BalanceResultFragment, unknown>;
export const ExchangeVariationFragmentDoc = new TypedDocumentString(`
    fragment ExchangeVariation on VariationConfig {
  variationId
  pricesToShow {
    currency
    value
  }
  hasFixedPrices
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  inStock
}
    `, {"fragmentName":"ExchangeVariation"}) as unknown as TypedDocumentString<ExchangeVariationFragment, unknown>;
export const ExchangeProductFragmentDoc = new TypedDocumentString(`
    fragment ExchangeProduct on Product {
  id
  title
  path
  description
  conditions
  validityMonths
  image {
    url
  }
  backgroundColor
  digitalVariationConfig {
    ...ExchangeVariation
  }
  physicalVariationConfig {
    ...ExchangeVariation
  }
  giftCardBrand {
    id
    iframeUrl
    giftomaticRedirect
    giftomaticRedirectTime
    productExternalLink {
      title
      url
    }
  }
}
    fragment ExchangeVariation on VariationConfig {
  variationId
  pricesToShow {
    currency
    value
  }
  hasFixedPrices
  minPrice {
    currency
    value
  }
  maxPrice {
    currency
    value
  }
  inStock
}`, {"fragmentName":"ExchangeProduct"}) as unknown as TypedDocumentString<ExchangeProductFragment, unknown>;
export const ExchangeOrderFragmentDoc = new TypedDocumentString(`
    fragment ExchangeOrder on RedeemOrder {
  id
  version
  pageId
  cards {
    id
    lastDigits
    title
    image {
      url
    }
    backgroundColor
    balance {
      currency
      value
    }
    expiresOn
  }
  shipments {
    kind
    packages {
      id
      mainProduct {
        id
        title
        image {
          url
        }
        backgroundColor
      }
      items {
        qty
        maxQty
        price {
          currency
          value
        }
        variation {
          variationType
        }
      }
      packageTotals {
        mainItemAmount {
          currency
          value
        }
        mainItemEditable
      }
    }
  }
  totals {
    subTotal {
      currency
      value
    }
    grandTotal {
      currency
      value
    }
  }
  remainingBalance {
    currency
    value
  }
  toPay {
    currency
    value
  }
  minimumRemainingBalance {
    currency
    value
  }
}
    `, {"fragmentName":"ExchangeOrder"}) as unknown as TypedDocumentString<ExchangeOrderFragment, unknown>;
export const AddressBookDocument = {"__meta__":{"operation":"query","name":"AddressBook","hash":"06a83b44482520f2153c28d8e058b2b63d524bfb1a2a5d89fdefc9965684cccb"}} as unknown as TypedDocumentString<AddressBookQuery, AddressBookQueryVariables>;
export const SaveAddressDocument = {"__meta__":{"operation":"mutation","name":"SaveAddress","hash":"ed3524b216722f6ccb62ea0027b309cf8767ebf54c7183c988e48efe59bac5bb"}} as unknown as TypedDocumentString<SaveAddressMutation, SaveAddressMutationVariables>;
export const RemoveAddressDocument = {"__meta__":{"operation":"mutation","name":"RemoveAddress","hash":"e850bd9c527911c4c920f1b9ab11ecabaf6951c4e4ea4c9a6da3b8113632cf45"}} as unknown as TypedDocumentString<RemoveAddressMutation, RemoveAddressMutationVariables>;
export const UpdateProfileDocument = {"__meta__":{"operation":"mutation","name":"UpdateProfile","hash":"909d34086dc831dd24583cc26e123660cdc7ed8ecce0815fa5d4bef623a54912"}} as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UserLogoutDocument = {"__meta__":{"operation":"mutation","name":"UserLogout","hash":"5d44f2dde0b5c14cd95e16ce1fa7292f66a8b370130954da05c8f8bd235b905b"}} as unknown as TypedDocumentString<UserLogoutMutation, UserLogoutMutationVariables>;
export const SendVerificationDocument = {"__meta__":{"operation":"mutation","name":"SendVerification","hash":"ff9cd35c5e5b73eebddebf4c12ad62f2244c0b2676f89e3598ce21f94587f22a"}} as unknown as TypedDocumentString<SendVerificationMutation, SendVerificationMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"operation":"mutation","name":"ChangePassword","hash":"dcbfbe007dd60c2091fb0068804159cd42f0bd7eb8a367be293e236f6038381f"}} as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RequestEmailChangeDocument = {"__meta__":{"operation":"mutation","name":"RequestEmailChange","hash":"8637bd6899d4006c8af3ee07c1aba5108e9a6b275e1fe5dfd768860c94fb2f89"}} as unknown as TypedDocumentString<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const ConfirmEmailChangeDocument = {"__meta__":{"operation":"mutation","name":"ConfirmEmailChange","hash":"3db8915815e3bc315ec7f4e1cc68e47cddf02ace3ef8781a59a4ec5b857b5d31"}} as unknown as TypedDocumentString<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const DeleteAccountDocument = {"__meta__":{"operation":"mutation","name":"DeleteAccount","hash":"f889c9cdf3de3a1ca5a9ac03d45bf000244040ca92deb594a85684afb1de527a"}} as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const ExportAccountDocument = {"__meta__":{"operation":"query","name":"ExportAccount","hash":"ccc65b31c76287a11a466f36271eb594719c49d478bd86db909b4c0250e9fca7"}} as unknown as TypedDocumentString<ExportAccountQuery, ExportAccountQueryVariables>;
export const CheckUserExistDocument = {"__meta__":{"operation":"query","name":"CheckUserExist","hash":"78fdcfbf4a80fbfc1b78617f80d3b3f51706607b770f443078c1b220d9e15e86"}} as unknown as TypedDocumentString<CheckUserExistQuery, CheckUserExistQueryVariables>;
export const UserLoginDocument = {"__meta__":{"operation":"mutation","name":"UserLogin","hash":"a31cfb854459696735573fb9aa821900b7957327fb92d11de5cdf2db7cc61924"}} as unknown as TypedDocumentString<UserLoginMutation, UserLoginMutationVariables>;
export const RegisterDocument = {"__meta__":{"operation":"mutation","name":"Register","hash":"a8408ffc458108fa5175899e0423b388c30142aa63e1b2bb0f263966bd343694"}} as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const VerifyEmailDocument = {"__meta__":{"operation":"mutation","name":"VerifyEmail","hash":"a58715a60886ab20c48f201cd8abe556441c2f40aab17adf7f1ce9c59445a22c"}} as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ForgotPasswordDocument = {"__meta__":{"operation":"mutation","name":"ForgotPassword","hash":"1a79617b213c2bb366b40fe64aec83ce7731c4aa50ca41f6cc657481b0dc661c"}} as unknown as TypedDocumentString<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"operation":"mutation","name":"ResetPassword","hash":"9e0a2b68459064b5d8bda4f64c5c1ff16e6ef9fcf38e37465ebbbabbe0fb19fe"}} as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const PasskeyChallengeDocument = {"__meta__":{"operation":"mutation","name":"PasskeyChallenge","hash":"9567b33be4b38ea5c6b3be23fbb043ec47e2fef554fba30f3c4405fabd1fa54b"}} as unknown as TypedDocumentString<PasskeyChallengeMutation, PasskeyChallengeMutationVariables>;
export const PasskeyLoginDocument = {"__meta__":{"operation":"mutation","name":"PasskeyLogin","hash":"c59c97a6f7a67d4f4834bc68cd4d791e7061229defcf88cfbfccee285591db66"}} as unknown as TypedDocumentString<PasskeyLoginMutation, PasskeyLoginMutationVariables>;
export const GetUserInfoDocument = {"__meta__":{"operation":"query","name":"GetUserInfo","hash":"c9db66c5ac979989d2badb74e96ff77e55bdf8b46ae8f4cc4229c3194109d89c"}} as unknown as TypedDocumentString<GetUserInfoQuery, GetUserInfoQueryVariables>;
export const SeeApiKeysDocument = {"__meta__":{"operation":"query","name":"SeeApiKeys","hash":"6a352e6fdd14408d8f71f8712f91ab21b7f2a396bfd1ea4e89e2229c1fbda359"}} as unknown as TypedDocumentString<SeeApiKeysQuery, SeeApiKeysQueryVariables>;
export const MakeApiKeyDocument = {"__meta__":{"operation":"mutation","name":"MakeApiKey","hash":"512da00ab1d8434b7b9a4bc570c73e412f3c7dcec10b4754f3b7fb03044ed31a"}} as unknown as TypedDocumentString<MakeApiKeyMutation, MakeApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"__meta__":{"operation":"mutation","name":"RevokeApiKey","hash":"cda8a75985071d3327567e2399e05ef45e0d318d8aec22a0b189385a79000029"}} as unknown as TypedDocumentString<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const SeeApiWebhooksDocument = {"__meta__":{"operation":"query","name":"SeeApiWebhooks","hash":"08850f35c4d9eae7d4f69fb8aa9326f28b86b47629ccc058e94b40df11f348fd"}} as unknown as TypedDocumentString<SeeApiWebhooksQuery, SeeApiWebhooksQueryVariables>;
export const MakeApiWebhookDocument = {"__meta__":{"operation":"mutation","name":"MakeApiWebhook","hash":"bd4eb9ab34f69229f70000ff5f56eca090a01e1a659db150dd215c6450a6d9fb"}} as unknown as TypedDocumentString<MakeApiWebhookMutation, MakeApiWebhookMutationVariables>;
export const TryApiWebhookDocument = {"__meta__":{"operation":"mutation","name":"TryApiWebhook","hash":"1c576663a9bb9e81d5153f285b13ce53f848ca4f85014a00efc07e51f2a4906a"}} as unknown as TypedDocumentString<TryApiWebhookMutation, TryApiWebhookMutationVariables>;
export const EndApiWebhookDocument = {"__meta__":{"operation":"mutation","name":"EndApiWebhook","hash":"01c5f9cdf23e601ce46b5592026816f7f68caef85e484536abdb8b68fe691180"}} as unknown as TypedDocumentString<EndApiWebhookMutation, EndApiWebhookMutationVariables>;
export const SeeApprovalsDocument = {"__meta__":{"operation":"query","name":"SeeApprovals","hash":"6a6397a8fc27a1b6899b6f4b471e503abf97f1ccad694cfc1ffa2bc178382072"}} as unknown as TypedDocumentString<SeeApprovalsQuery, SeeApprovalsQueryVariables>;
export const DecideOrderDocument = {"__meta__":{"operation":"mutation","name":"DecideOrder","hash":"3dc073edb9c473acf430b7efd779184980750e9e7e74430540718cd399bec12b"}} as unknown as TypedDocumentString<DecideOrderMutation, DecideOrderMutationVariables>;
export const WithdrawOrderDocument = {"__meta__":{"operation":"mutation","name":"WithdrawOrder","hash":"245dcf6fe1f4487eb5ac6ab56e88bf7c2a0e2b5712428a2687ab02c0baae80b9"}} as unknown as TypedDocumentString<WithdrawOrderMutation, WithdrawOrderMutationVariables>;
export const CompanyAddressBookDocument = {"__meta__":{"operation":"query","name":"CompanyAddressBook","hash":"68600edfb5367a9f67699dadf695b05be806845cd06adb2a6a412c00c338aba1"}} as unknown as TypedDocumentString<CompanyAddressBookQuery, CompanyAddressBookQueryVariables>;
export const SaveCompanyAddressDocument = {"__meta__":{"operation":"mutation","name":"SaveCompanyAddress","hash":"67c813664112383976131385832c810dd79eeee75bd0eb48e70cdf7a7fdf58ca"}} as unknown as TypedDocumentString<SaveCompanyAddressMutation, SaveCompanyAddressMutationVariables>;
export const RemoveCompanyAddressDocument = {"__meta__":{"operation":"mutation","name":"RemoveCompanyAddress","hash":"d62b99fed2952ad71524121e954b3ffb2ae6e36751203e2cd182538b2b0bfdbe"}} as unknown as TypedDocumentString<RemoveCompanyAddressMutation, RemoveCompanyAddressMutationVariables>;
export const SeeTemplatesDocument = {"__meta__":{"operation":"query","name":"SeeTemplates","hash":"2e72b6894864d745a65cae74ce57f78b07dd71376711523ab0617d61c0d5c409"}} as unknown as TypedDocumentString<SeeTemplatesQuery, SeeTemplatesQueryVariables>;
export const SaveTemplateDocument = {"__meta__":{"operation":"mutation","name":"SaveTemplate","hash":"ccc905dfd0e8e5ef065ec34feefce2fd204f4f4498a9a537d5f88709221df759"}} as unknown as TypedDocumentString<SaveTemplateMutation, SaveTemplateMutationVariables>;
export const RemoveTemplateDocument = {"__meta__":{"operation":"mutation","name":"RemoveTemplate","hash":"d7dd5fde4479aa032aabcc9cbdd56b6e9deb1528f2d75c6bad23828a61b8236f"}} as unknown as TypedDocumentString<RemoveTemplateMutation, RemoveTemplateMutationVariables>;
export const SeeCompanyDocument = {"__meta__":{"operation":"query","name":"SeeCompany","hash":"ef529fe7fdbd505f97c6106f0eced140e2b28222ce1d64c3f81b9bd26f321b91"}} as unknown as TypedDocumentString<SeeCompanyQuery, SeeCompanyQueryVariables>;
export const SeeInvitationDocument = {"__meta__":{"operation":"query","name":"SeeInvitation","hash":"20dc942667771461444c6d0ad4ffaad045c4159e1ec0b8f5ca5ac31ff559bf88"}} as unknown as TypedDocumentString<SeeInvitationQuery, SeeInvitationQueryVariables>;
export const CreateCompanyDocument = {"__meta__":{"operation":"mutation","name":"CreateCompany","hash":"7ad2a6d9c34adbfcdf64e8c9d8f9bd69f2a8726227783c90d24254eac59698b8"}} as unknown as TypedDocumentString<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const ChangeCompanyDocument = {"__meta__":{"operation":"mutation","name":"ChangeCompany","hash":"f197b9c726ac564a96745cecaf8a3fc1853289e04f482e9895c0844dbede99a3"}} as unknown as TypedDocumentString<ChangeCompanyMutation, ChangeCompanyMutationVariables>;
export const AcceptInvitationDocument = {"__meta__":{"operation":"mutation","name":"AcceptInvitation","hash":"1df9e7953b8d1950ef0a72a47a6c79465bc5e840cb7c42dd3a5a6b0a8a10334a"}} as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const SeeInvoicesDocument = {"__meta__":{"operation":"query","name":"SeeInvoices","hash":"da12431a644edb2de5e00a7a67338fed2910f5f2fb30987ca676a79507035f3e"}} as unknown as TypedDocumentString<SeeInvoicesQuery, SeeInvoicesQueryVariables>;
export const InviteMemberDocument = {"__meta__":{"operation":"mutation","name":"InviteMember","hash":"65c7b5283f492519798c411fd13f4eb0c206dbbf02c877badbfe2b7712825c55"}} as unknown as TypedDocumentString<InviteMemberMutation, InviteMemberMutationVariables>;
export const WithdrawInvitationDocument = {"__meta__":{"operation":"mutation","name":"WithdrawInvitation","hash":"e949c236d64022c6e02dfe46b22cdfab0a7be9b4ad3717feba6a1fa644ca0997"}} as unknown as TypedDocumentString<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const ChangeMemberDocument = {"__meta__":{"operation":"mutation","name":"ChangeMember","hash":"3d2e9550d7ee9e02bde84a5f649e140f1a8367939b32a9dedfb45129439bd66a"}} as unknown as TypedDocumentString<ChangeMemberMutation, ChangeMemberMutationVariables>;
export const RemoveMemberDocument = {"__meta__":{"operation":"mutation","name":"RemoveMember","hash":"96404d42ea77f89560666174de698e3a92265349c2255fe6110f60d38a53d805"}} as unknown as TypedDocumentString<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const AddAccountCardDocument = {"__meta__":{"operation":"mutation","name":"AddAccountCard","hash":"659cb115e3cad112346208c9ca6c988ea4fb883efd4b145102708feafbe6ab10"}} as unknown as TypedDocumentString<AddAccountCardMutation, AddAccountCardMutationVariables>;
export const RemoveAccountCardDocument = {"__meta__":{"operation":"mutation","name":"RemoveAccountCard","hash":"a5fbd38be53fc1eacb49976da8fe52d02123d3fece990faddf2c74a03a02c272"}} as unknown as TypedDocumentString<RemoveAccountCardMutation, RemoveAccountCardMutationVariables>;
export const RedeemAccountCardDocument = {"__meta__":{"operation":"mutation","name":"RedeemAccountCard","hash":"d42ad25b4d44f340659156fd8024062311385183424756ae2e42fc34bd7975dc"}} as unknown as TypedDocumentString<RedeemAccountCardMutation, RedeemAccountCardMutationVariables>;
export const AccountCardsDocument = {"__meta__":{"operation":"query","name":"AccountCards","hash":"e1688317a45ddc4ad18b097f1de712067eeb9e75ee027ebd065a5ae6624c5337"}} as unknown as TypedDocumentString<AccountCardsQuery, AccountCardsQueryVariables>;
export const EndAccountSessionsDocument = {"__meta__":{"operation":"mutation","name":"EndAccountSessions","hash":"778e0f47e19c971f8450099789d6beda1afb2b2df507c30182ddc6c3e802e9ea"}} as unknown as TypedDocumentString<EndAccountSessionsMutation, EndAccountSessionsMutationVariables>;
export const PasskeyOptionsDocument = {"__meta__":{"operation":"mutation","name":"PasskeyOptions","hash":"4052e9e2ac45396cf298169bd768d94f4579f2e41bed0eca363f88c40cbb48a3"}} as unknown as TypedDocumentString<PasskeyOptionsMutation, PasskeyOptionsMutationVariables>;
export const AddPasskeyDocument = {"__meta__":{"operation":"mutation","name":"AddPasskey","hash":"828ac7a2e1ce878cf3543d47fa0141ad8ec4abf5bb81b62c1845c7fb72c2831a"}} as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = {"__meta__":{"operation":"mutation","name":"RemovePasskey","hash":"9b5f90a9c9acb5272ea05c777632392311f5029f3c0796f88e256980a54a4fbd"}} as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const AccountSessionsDocument = {"__meta__":{"operation":"query","name":"AccountSessions","hash":"b420eaa7bc3ec524dcf773628320c730e4d67b8f40dafec20926101bd7296023"}} as unknown as TypedDocumentString<AccountSessionsQuery, AccountSessionsQueryVariables>;
export const AccountPasskeysDocument = {"__meta__":{"operation":"query","name":"AccountPasskeys","hash":"af03aa238f4853f4156d2c5c59e54769c9f9cce17641efdd2473e3dd6fa671ab"}} as unknown as TypedDocumentString<AccountPasskeysQuery, AccountPasskeysQueryVariables>;
export const AccountOrderDocumentsDocument = {"__meta__":{"operation":"query","name":"AccountOrderDocuments","hash":"96159004461a997f07af1b66869426a010bcce6907ec6cd19b28c783a69d7b45"}} as unknown as TypedDocumentString<AccountOrderDocumentsQuery, AccountOrderDocumentsQueryVariables>;
export const AccountRequestInvoiceDocument = {"__meta__":{"operation":"mutation","name":"AccountRequestInvoice","hash":"c92ece93ff53ad1f18729aa1ab6ab9cb416efee271b59fb651cd2a4c53d9ce46"}} as unknown as TypedDocumentString<AccountRequestInvoiceMutation, AccountRequestInvoiceMutationVariables>;
export const AccountOrdersDocument = {"__meta__":{"operation":"query","name":"AccountOrders","hash":"72612b0eb0b9da63bbfb868547d6e48a2d6d9ceb08e6df91e6b5acf65f130d3d"}} as unknown as TypedDocumentString<AccountOrdersQuery, AccountOrdersQueryVariables>;
export const AccountOrderDocument = {"__meta__":{"operation":"query","name":"AccountOrder","hash":"7f1631a66c2769587dabaa2a95979966365574d6ff32028f325d1399a4638189"}} as unknown as TypedDocumentString<AccountOrderQuery, AccountOrderQueryVariables>;
export const ReorderOrderDocument = {"__meta__":{"operation":"mutation","name":"ReorderOrder","hash":"34aa8c0962370746c04d59da186709dd588e3c3643253ab7fcdbdcfc82a47aa6"}} as unknown as TypedDocumentString<ReorderOrderMutation, ReorderOrderMutationVariables>;
export const ChangeAccountOrderDayDocument = {"__meta__":{"operation":"mutation","name":"ChangeAccountOrderDay","hash":"cbed079309612f11a2630bb94fba9cb4a8db5fc4d301cc2029ea56acf2b004a8"}} as unknown as TypedDocumentString<ChangeAccountOrderDayMutation, ChangeAccountOrderDayMutationVariables>;
export const RequestWithdrawalDocument = {"__meta__":{"operation":"mutation","name":"RequestWithdrawal","hash":"6260e5d60dbb3c6587e680b9d8cd9c8613444e3ffeece1b983c2f5d52a87b3c9"}} as unknown as TypedDocumentString<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>;
export const WithdrawalOrderDocument = {"__meta__":{"operation":"query","name":"WithdrawalOrder","hash":"a015732ac8ddcae483aa83609fb0bed84fdaf0a352b631005d25db94d8df7bf4"}} as unknown as TypedDocumentString<WithdrawalOrderQuery, WithdrawalOrderQueryVariables>;
export const WithdrawDocument = {"__meta__":{"operation":"mutation","name":"Withdraw","hash":"c35aac13615b8052667aa535d458f34bffc5296b079f4c9f94e09e1134346e45"}} as unknown as TypedDocumentString<WithdrawMutation, WithdrawMutationVariables>;
export const BasketQuantityDocument = {"__meta__":{"operation":"query","name":"BasketQuantity","hash":"2c10636550217b1f45e6753133f9864111c372809b5387746e5de1c21e3b7303"}} as unknown as TypedDocumentString<BasketQuantityQuery, BasketQuantityQueryVariables>;
export const ChangeDayDocument = {"__meta__":{"operation":"mutation","name":"ChangeDay","hash":"76816ba8ad239cc2cc45400fc3f9075028e0997c624c697fb690b7c1aac5fe33"}} as unknown as TypedDocumentString<ChangeDayMutation, ChangeDayMutationVariables>;
export const ChangeQuantityDocument = {"__meta__":{"operation":"mutation","name":"ChangeQuantity","hash":"0d59ae19206da4113c9885903ba130e744a12a468cdc39a1911e1316093d9f55"}} as unknown as TypedDocumentString<ChangeQuantityMutation, ChangeQuantityMutationVariables>;
export const SetReceiverDocument = {"__meta__":{"operation":"mutation","name":"SetReceiver","hash":"4f2cb766286f59d192cfae1dbefefa9d70657b8a0a5f21e96f91b70443345d75"}} as unknown as TypedDocumentString<SetReceiverMutation, SetReceiverMutationVariables>;
export const CopyPackageDocument = {"__meta__":{"operation":"mutation","name":"CopyPackage","hash":"c88d5b7d8dda68e0e5584961641fe7a6d6480c56ada95845d40d40ea5344bef1"}} as unknown as TypedDocumentString<CopyPackageMutation, CopyPackageMutationVariables>;
export const ResetReceiverDocument = {"__meta__":{"operation":"mutation","name":"ResetReceiver","hash":"23ed1f1ae7c9c79855a517811c4c9d79b0756433566a2956aec3227906df05be"}} as unknown as TypedDocumentString<ResetReceiverMutation, ResetReceiverMutationVariables>;
export const DeleteReceiverDocument = {"__meta__":{"operation":"mutation","name":"DeleteReceiver","hash":"0dc70f534d2d97d3a6825fae837cb46640b5d5bc3b0bc4213fed1c2d2259957d"}} as unknown as TypedDocumentString<DeleteReceiverMutation, DeleteReceiverMutationVariables>;
export const UpdatePackageDocument = {"__meta__":{"operation":"mutation","name":"UpdatePackage","hash":"4edb566d332761f18181386685638592d240f5efe8a8d8eecb1af7ed4664b410"}} as unknown as TypedDocumentString<UpdatePackageMutation, UpdatePackageMutationVariables>;
export const LoadBasketDocument = {"__meta__":{"operation":"query","name":"LoadBasket","hash":"6e5c17c2cbf3fe2d7b889fa8bc902a1b69a6a48fcd4cd28fbc963d234e1a694c"}} as unknown as TypedDocumentString<LoadBasketQuery, LoadBasketQueryVariables>;
export const PutBackDocument = {"__meta__":{"operation":"mutation","name":"PutBack","hash":"7da19f6cc81894550227a61900341ddbc5cdd81b925c44cefe8eac4f55973010"}} as unknown as TypedDocumentString<PutBackMutation, PutBackMutationVariables>;
export const RemovePackageDocument = {"__meta__":{"operation":"mutation","name":"RemovePackage","hash":"39497c5982d4bfaf9d7199d37f7a5b1d7d2f3683d1f19863b393b090198a4492"}} as unknown as TypedDocumentString<RemovePackageMutation, RemovePackageMutationVariables>;
export const EditOffersDocument = {"__meta__":{"operation":"query","name":"EditOffers","hash":"10b829b38e48201b377db3cf16aa4b26137106c164b2c06967cd29831f227ca8"}} as unknown as TypedDocumentString<EditOffersQuery, EditOffersQueryVariables>;
export const QuoteDocument = {"__meta__":{"operation":"query","name":"Quote","hash":"0d2ea4b359b6ecab0924e79fcc6ea5c31401b5eec019c8f8d4b7b52f6cbca968"}} as unknown as TypedDocumentString<QuoteQuery, QuoteQueryVariables>;
export const CommentQuoteDocument = {"__meta__":{"operation":"mutation","name":"CommentQuote","hash":"fdffeabfe5aef54a8d92dd93f37c60109113538b038500785aa2e3057e2c9871"}} as unknown as TypedDocumentString<CommentQuoteMutation, CommentQuoteMutationVariables>;
export const WithdrawQuoteDocument = {"__meta__":{"operation":"mutation","name":"WithdrawQuote","hash":"bd9686f8d70bb763df06a68c6327b86abe867fd04190d7b44d779cc105015d97"}} as unknown as TypedDocumentString<WithdrawQuoteMutation, WithdrawQuoteMutationVariables>;
export const QuoteGiftsDocument = {"__meta__":{"operation":"query","name":"QuoteGifts","hash":"b87539f33c97c123665846e79459f2ad8c050a3dc387d12516e18e7a5833eb7e"}} as unknown as TypedDocumentString<QuoteGiftsQuery, QuoteGiftsQueryVariables>;
export const QuoteGiftDocument = {"__meta__":{"operation":"query","name":"QuoteGift","hash":"05abc8bf6e353d14c772584b8af0dd28ce9dec46f3067d379dda21123465b544"}} as unknown as TypedDocumentString<QuoteGiftQuery, QuoteGiftQueryVariables>;
export const GiftBatchesDocument = {"__meta__":{"operation":"query","name":"GiftBatches","hash":"b2054b92fe6becbacea187de60fbf2effe7817249b536e7426e9e20bc62d6566"}} as unknown as TypedDocumentString<GiftBatchesQuery, GiftBatchesQueryVariables>;
export const GiftBatchReportDocument = {"__meta__":{"operation":"query","name":"GiftBatchReport","hash":"fa454e07d8b8df3e44494fe48aa36e83940c1ebc2ade14416be0138ebaad937b"}} as unknown as TypedDocumentString<GiftBatchReportQuery, GiftBatchReportQueryVariables>;
export const BeginBatchDocument = {"__meta__":{"operation":"mutation","name":"BeginBatch","hash":"2968e85033c9ba17893116880f7b5936cf9a9429c5ca760f9e55be2cc5f37cf5"}} as unknown as TypedDocumentString<BeginBatchMutation, BeginBatchMutationVariables>;
export const AddBatchRowsDocument = {"__meta__":{"operation":"mutation","name":"AddBatchRows","hash":"0f1d778247608b9fba0e14893f5d47921a0d330c072452d74567de9be84c92a4"}} as unknown as TypedDocumentString<AddBatchRowsMutation, AddBatchRowsMutationVariables>;
export const OrderBatchDocument = {"__meta__":{"operation":"mutation","name":"OrderBatch","hash":"f93c4afc56d9a287449d31b3c1e5a15b83a515baefbe1b917a91ff346179d3b2"}} as unknown as TypedDocumentString<OrderBatchMutation, OrderBatchMutationVariables>;
export const CompanyTextsDocument = {"__meta__":{"operation":"query","name":"CompanyTexts","hash":"bd22de19167ed2fa90f6b902abb58c2e705961d87bf41405a392dc72e4da33be"}} as unknown as TypedDocumentString<CompanyTextsQuery, CompanyTextsQueryVariables>;
export const BatchMethodsDocument = {"__meta__":{"operation":"query","name":"BatchMethods","hash":"1ffbc2eafdcde1b87808cd8fcbc0245f3359b0ccfa211e7fb7189e0d4ef5288b"}} as unknown as TypedDocumentString<BatchMethodsQuery, BatchMethodsQueryVariables>;
export const RevealGiftBatchDocument = {"__meta__":{"operation":"mutation","name":"RevealGiftBatch","hash":"e999d360fbd616ab31d7968b5332bdecb9008b8937c542d95c242ee56a2de0ee"}} as unknown as TypedDocumentString<RevealGiftBatchMutation, RevealGiftBatchMutationVariables>;
export const RequestQuoteDocument = {"__meta__":{"operation":"mutation","name":"RequestQuote","hash":"9cb5fb58bae0c46d706d4e6a67186210a34bff5a41ebc9db3b278341c7c05847"}} as unknown as TypedDocumentString<RequestQuoteMutation, RequestQuoteMutationVariables>;
export const BrandsPageDocument = {"__meta__":{"operation":"query","name":"BrandsPage","hash":"36c4880bbfae39d4e520e2db86865c2f2a9f23140c4356622314780d8c5b5160"}} as unknown as TypedDocumentString<BrandsPageQuery, BrandsPageQueryVariables>;
export const AddToBasketDocument = {"__meta__":{"operation":"mutation","name":"AddToBasket","hash":"e799111e960290fa4e07e1c83108ab4dbe29c86001d0561865cfd648ddb01392"}} as unknown as TypedDocumentString<AddToBasketMutation, AddToBasketMutationVariables>;
export const FreshArrivalDocument = {"__meta__":{"operation":"query","name":"FreshArrival","hash":"d38c4e7059b473a32a0bf36edad446a10fbc7a592e5b377b3b50c07bd4d26f4e"}} as unknown as TypedDocumentString<FreshArrivalQuery, FreshArrivalQueryVariables>;
export const FavouritesDocument = {"__meta__":{"operation":"query","name":"Favourites","hash":"f00ddd1ccf8ace5576299dde1a13810ebdbb2c5bcb079a604bf67a63951b4773"}} as unknown as TypedDocumentString<FavouritesQuery, FavouritesQueryVariables>;
export const MergeFavouritesDocument = {"__meta__":{"operation":"mutation","name":"MergeFavourites","hash":"7372c5ecfa70da65bbe47a080905ea5a452ac0e39f96b32738a3db637b22dc71"}} as unknown as TypedDocumentString<MergeFavouritesMutation, MergeFavouritesMutationVariables>;
export const SetFavouriteDocument = {"__meta__":{"operation":"mutation","name":"SetFavourite","hash":"55ce7858c26e330d70ea9e2f1851258a6dd78a36f44d85af9b291238daa03dcd"}} as unknown as TypedDocumentString<SetFavouriteMutation, SetFavouriteMutationVariables>;
export const FavouriteCardsDocument = {"__meta__":{"operation":"query","name":"FavouriteCards","hash":"e80d30b9c0278200d54776af38797141789e5be6daa5006ecbe7f86d1a682abc"}} as unknown as TypedDocumentString<FavouriteCardsQuery, FavouriteCardsQueryVariables>;
export const FilterCountsDocument = {"__meta__":{"operation":"query","name":"FilterCounts","hash":"d179fc78ae7d0330825039b01adc2a61388906a2b2103542de150c5e3bbc7100"}} as unknown as TypedDocumentString<FilterCountsQuery, FilterCountsQueryVariables>;
export const FurtherProductsDocument = {"__meta__":{"operation":"query","name":"FurtherProducts","hash":"5fca0a85471a1f5a59325a1fff84416355cc4deeee271fb67db7d18453be425d"}} as unknown as TypedDocumentString<FurtherProductsQuery, FurtherProductsQueryVariables>;
export const PlacesInAreaDocument = {"__meta__":{"operation":"query","name":"PlacesInArea","hash":"3666258ce8329fd56d7a7e861e66eb89ffc376d968e616733af403389b503a91"}} as unknown as TypedDocumentString<PlacesInAreaQuery, PlacesInAreaQueryVariables>;
export const ChosenPlaceDocument = {"__meta__":{"operation":"query","name":"ChosenPlace","hash":"abfafdf1f88b583d5c8ef6c4bd49a05d3461a88fe707765b3e61929331586b40"}} as unknown as TypedDocumentString<ChosenPlaceQuery, ChosenPlaceQueryVariables>;
export const PlacePointsDocument = {"__meta__":{"operation":"query","name":"PlacePoints","hash":"84f89222a3821168b8af70af829e4af9b2053ae78f66446ec406e8da40ab192b"}} as unknown as TypedDocumentString<PlacePointsQuery, PlacePointsQueryVariables>;
export const AreaSuggestionsDocument = {"__meta__":{"operation":"query","name":"AreaSuggestions","hash":"c4055f62cbe719b3036ed75247d2c680bc15e24648ea49b8cc26466eca6d3ec0"}} as unknown as TypedDocumentString<AreaSuggestionsQuery, AreaSuggestionsQueryVariables>;
export const CategoriesDocument = {"__meta__":{"operation":"query","name":"Categories","hash":"b29ead7e12ab0d1031056b006fef473e7905b6555576edf5155892e76756e802"}} as unknown as TypedDocumentString<CategoriesQuery, CategoriesQueryVariables>;
export const ListingDocument = {"__meta__":{"operation":"query","name":"Listing","hash":"4c3fac2fe6becae992d16ce2e2badbbfd8a7eb5199ba2e9146150434d60a7d24"}} as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const CategoryDocument = {"__meta__":{"operation":"query","name":"Category","hash":"dca68193ce40526533ed3bc61f859b10199ae17e85464be353caa3af77f359ea"}} as unknown as TypedDocumentString<CategoryQuery, CategoryQueryVariables>;
export const ProductDocument = {"__meta__":{"operation":"query","name":"Product","hash":"1853adcfe88f3eaed2a99699087ea72adc9a61c5185acfbece1cc33c0b9ca41e"}} as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const PlacesDocument = {"__meta__":{"operation":"query","name":"Places","hash":"b5a90dfc08babf74ae60d8a8daf0537d6c26ec0b5d58df073076ab1573c5c722"}} as unknown as TypedDocumentString<PlacesQuery, PlacesQueryVariables>;
export const LocationDocument = {"__meta__":{"operation":"query","name":"Location","hash":"d3d37787a18dae704b3a46748ecefb1992da666345a73185ccc0119341b1caf6"}} as unknown as TypedDocumentString<LocationQuery, LocationQueryVariables>;
export const NearbyPlacesDocument = {"__meta__":{"operation":"query","name":"NearbyPlaces","hash":"7c7cdbd6371353aa9979e4035e2e6a48354047d6eb27d7ca03330d309bc80903"}} as unknown as TypedDocumentString<NearbyPlacesQuery, NearbyPlacesQueryVariables>;
export const LocationsDocument = {"__meta__":{"operation":"query","name":"Locations","hash":"57159226c9de95ff1dfa7867b7c2b2534986ef5b58dd69adf4738620e3d94cb4"}} as unknown as TypedDocumentString<LocationsQuery, LocationsQueryVariables>;
export const SearchDocument = {"__meta__":{"operation":"query","name":"Search","hash":"8245c7e9a8f6bc06616ac3ad2caa97c5289c2a0b0bd0646e9788c6570235fe3f"}} as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const AlternativesDocument = {"__meta__":{"operation":"query","name":"Alternatives","hash":"2a4a51d0fe5ab16b9ff37a64142bb3ba1787ba007df63b899272c6713a1562a4"}} as unknown as TypedDocumentString<AlternativesQuery, AlternativesQueryVariables>;
export const BesideProductDocument = {"__meta__":{"operation":"query","name":"BesideProduct","hash":"017cd21cb1dc8b19d81b09a351da9b92d0811974a099a6138867c55c8f6397f0"}} as unknown as TypedDocumentString<BesideProductQuery, BesideProductQueryVariables>;
export const ReviewRequestDocument = {"__meta__":{"operation":"query","name":"ReviewRequest","hash":"b5d33f157fdc72c9eb794a8bbe9672ae33b63fef952b9e54c7c46324ecd18508"}} as unknown as TypedDocumentString<ReviewRequestQuery, ReviewRequestQueryVariables>;
export const WriteReviewDocument = {"__meta__":{"operation":"mutation","name":"WriteReview","hash":"2e8455c73f4d6f9e77a66ede1e713bf3b38db0e5035852ee3a4a2a0215f9c565"}} as unknown as TypedDocumentString<WriteReviewMutation, WriteReviewMutationVariables>;
export const SearchResultsDocument = {"__meta__":{"operation":"query","name":"SearchResults","hash":"e6d97a5fbd1caba0ece07f701b4a344efd0cb175ab2aef8022f0eaee0667a921"}} as unknown as TypedDocumentString<SearchResultsQuery, SearchResultsQueryVariables>;
export const PopularSearchesDocument = {"__meta__":{"operation":"query","name":"PopularSearches","hash":"4898783ef6e0f7f13de5cd87ac4b898007d16f4c04ef41b30d343c6234c50ecb"}} as unknown as TypedDocumentString<PopularSearchesQuery, PopularSearchesQueryVariables>;
export const AddPackagesDocument = {"__meta__":{"operation":"mutation","name":"AddPackages","hash":"e173ecde469e44cccc339f37fbb7c988155bc2b541beb93f10951d1372ace5d2"}} as unknown as TypedDocumentString<AddPackagesMutation, AddPackagesMutationVariables>;
export const CategoryPathsDocument = {"__meta__":{"operation":"query","name":"CategoryPaths","hash":"3f9fbd5a9fb0a6d8c93b197af0158526ea62cbf9af2296593a325b92de55176c"}} as unknown as TypedDocumentString<CategoryPathsQuery, CategoryPathsQueryVariables>;
export const PlacePathsDocument = {"__meta__":{"operation":"query","name":"PlacePaths","hash":"3109199bf0e86925c48c059cb9644393dd5ceca2b82efd21fad361e0e06dbd53"}} as unknown as TypedDocumentString<PlacePathsQuery, PlacePathsQueryVariables>;
export const ProductPathsDocument = {"__meta__":{"operation":"query","name":"ProductPaths","hash":"19594a2808c8cf5bdb543ea2a2ff6ef715340bab296138e981c45eb1a6375915"}} as unknown as TypedDocumentString<ProductPathsQuery, ProductPathsQueryVariables>;
export const ActivationMethodsDocument = {"__meta__":{"operation":"query","name":"ActivationMethods","hash":"8918d35e649e8f6a8e4b5d416635cc6f84ed7340af2a50101f1be42a860e5c8d"}} as unknown as TypedDocumentString<ActivationMethodsQuery, ActivationMethodsQueryVariables>;
export const ActivationOrderDocument = {"__meta__":{"operation":"query","name":"ActivationOrder","hash":"42bc7a91b2afefdb78c079fccffd02bce2a32208faa45be1f4cfb44552438b4c"}} as unknown as TypedDocumentString<ActivationOrderQuery, ActivationOrderQueryVariables>;
export const CreateActivationOrderDocument = {"__meta__":{"operation":"mutation","name":"CreateActivationOrder","hash":"9175e242e9dd79c94f535efa7b294b47dd3443bb1e86ace741e6e0075274489f"}} as unknown as TypedDocumentString<CreateActivationOrderMutation, CreateActivationOrderMutationVariables>;
export const PayActivationOrderDocument = {"__meta__":{"operation":"mutation","name":"PayActivationOrder","hash":"46d00a33cdc7bb010036c9bf23a4afc38e284afa207c6d6ec39e6996f85eec94"}} as unknown as TypedDocumentString<PayActivationOrderMutation, PayActivationOrderMutationVariables>;
export const ResendGiftDocument = {"__meta__":{"operation":"mutation","name":"ResendGift","hash":"b1de01f6741d0c7db983d7b315199343e8a9b2e46f79973f7a7d7ecea2323d04"}} as unknown as TypedDocumentString<ResendGiftMutation, ResendGiftMutationVariables>;
export const CorrectEmailDocument = {"__meta__":{"operation":"mutation","name":"CorrectEmail","hash":"a4cd15c3ee4e0805e533aad124f536a034d3c0a3d4f9e2ababc1f035e771555c"}} as unknown as TypedDocumentString<CorrectEmailMutation, CorrectEmailMutationVariables>;
export const TakeBackGiftDocument = {"__meta__":{"operation":"mutation","name":"TakeBackGift","hash":"75506eb299e0e1e5a3017dc5c8637d5ea53a8423f1c4688fc887fb8b17438f45"}} as unknown as TypedDocumentString<TakeBackGiftMutation, TakeBackGiftMutationVariables>;
export const ClaimParcelDocument = {"__meta__":{"operation":"mutation","name":"ClaimParcel","hash":"b0936f2f9a54b185fa9f428934064b43e5922d2cf2a46a88155344f263422d5f"}} as unknown as TypedDocumentString<ClaimParcelMutation, ClaimParcelMutationVariables>;
export const AddGiftCardPaymentDocument = {"__meta__":{"operation":"mutation","name":"AddGiftCardPayment","hash":"22474019e004006e6edec9b20b9069d1aa8408605fee48d5aeac5a8bfb16cd68"}} as unknown as TypedDocumentString<AddGiftCardPaymentMutation, AddGiftCardPaymentMutationVariables>;
export const RemoveGiftCardPaymentDocument = {"__meta__":{"operation":"mutation","name":"RemoveGiftCardPayment","hash":"a3be34b01e6bda74e22a3ea0b4eace7dc610e17e82d5b659d644b4bef300c742"}} as unknown as TypedDocumentString<RemoveGiftCardPaymentMutation, RemoveGiftCardPaymentMutationVariables>;
export const CheckoutAddressBookDocument = {"__meta__":{"operation":"query","name":"CheckoutAddressBook","hash":"8d63019d2db415ac1e075a6ab36e1fc8a39559acded3ed1067514bb6bd6070e8"}} as unknown as TypedDocumentString<CheckoutAddressBookQuery, CheckoutAddressBookQueryVariables>;
export const ChangeBasketDayDocument = {"__meta__":{"operation":"mutation","name":"ChangeBasketDay","hash":"fe4dba65d8492ef98f6847e23cf53f97b6f93a9d4a34b3d585c373e6d2c969b9"}} as unknown as TypedDocumentString<ChangeBasketDayMutation, ChangeBasketDayMutationVariables>;
export const SetBasketReceiverDocument = {"__meta__":{"operation":"mutation","name":"SetBasketReceiver","hash":"def891bafc98cd9b844087b5435d752488c792964c7d7b9b330edc9618a58da3"}} as unknown as TypedDocumentString<SetBasketReceiverMutation, SetBasketReceiverMutationVariables>;
export const CopyBasketPackageDocument = {"__meta__":{"operation":"mutation","name":"CopyBasketPackage","hash":"4b4711c7c8a1bc34280e8b3a466f47d6a8abe50aa581b6934288dbbff5635bc2"}} as unknown as TypedDocumentString<CopyBasketPackageMutation, CopyBasketPackageMutationVariables>;
export const ResetBasketReceiverDocument = {"__meta__":{"operation":"mutation","name":"ResetBasketReceiver","hash":"ed2dfadeb97c2dec743d5a2ad5ad7f744c2da30ea82d8da4747cb8ac0367400b"}} as unknown as TypedDocumentString<ResetBasketReceiverMutation, ResetBasketReceiverMutationVariables>;
export const DeleteBasketReceiverDocument = {"__meta__":{"operation":"mutation","name":"DeleteBasketReceiver","hash":"362968b95cc401d451af177ac4f179f05ae1c639d2b5414b3c969d285e8330f8"}} as unknown as TypedDocumentString<DeleteBasketReceiverMutation, DeleteBasketReceiverMutationVariables>;
export const CreateAccountOnOrderDocument = {"__meta__":{"operation":"mutation","name":"CreateAccountOnOrder","hash":"8ec90641c58f544c266b5e150f54d6cf6bde98a43ddaa70da5494d78670e9a87"}} as unknown as TypedDocumentString<CreateAccountOnOrderMutation, CreateAccountOnOrderMutationVariables>;
export const PlaceOrderDocument = {"__meta__":{"operation":"mutation","name":"PlaceOrder","hash":"9125717a496de8420ccdca4ffbd6a30b2f1ddcea7a824c1a056e8bae386a362a"}} as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const CheckoutUserDocument = {"__meta__":{"operation":"query","name":"CheckoutUser","hash":"5ecd1b7a87bdf92ec9007e549537035d2a0d7045c6f7f8f3d802945c883911e6"}} as unknown as TypedDocumentString<CheckoutUserQuery, CheckoutUserQueryVariables>;
export const CheckoutBasketDocument = {"__meta__":{"operation":"query","name":"CheckoutBasket","hash":"18028298dc40ea9c4e0ad551e1e0671285a079b54287a282157b178749e8d4b8"}} as unknown as TypedDocumentString<CheckoutBasketQuery, CheckoutBasketQueryVariables>;
export const ChangeOrderDayDocument = {"__meta__":{"operation":"mutation","name":"ChangeOrderDay","hash":"14a7bf7d5ce980f9b6f845b039f347e49a9b64324de0e0d84b21d4f03d674500"}} as unknown as TypedDocumentString<ChangeOrderDayMutation, ChangeOrderDayMutationVariables>;
export const ConfirmationOrderDocument = {"__meta__":{"operation":"query","name":"ConfirmationOrder","hash":"4f621dfc4f389e1bfde48dd8a548443652068878468f84ac7c8abceedeeab237"}} as unknown as TypedDocumentString<ConfirmationOrderQuery, ConfirmationOrderQueryVariables>;
export const TellWhenOpenedDocument = {"__meta__":{"operation":"mutation","name":"TellWhenOpened","hash":"3290fc9c4d7fe5ac03bfeacc1368f95c48b835aea8863902e1524b8fcced4e4f"}} as unknown as TypedDocumentString<TellWhenOpenedMutation, TellWhenOpenedMutationVariables>;
export const ConfirmationOrderDocumentsDocument = {"__meta__":{"operation":"query","name":"ConfirmationOrderDocuments","hash":"b080777764e3013b2d5e673ce92bf9dc2a70b14814143c8f7a710b9d89d40a8f"}} as unknown as TypedDocumentString<ConfirmationOrderDocumentsQuery, ConfirmationOrderDocumentsQueryVariables>;
export const ConfirmationRequestInvoiceDocument = {"__meta__":{"operation":"mutation","name":"ConfirmationRequestInvoice","hash":"0882ada119fcf91c383eb3fb9ae097ecfc6fcc0cf88ea152daa6818c598c40d9"}} as unknown as TypedDocumentString<ConfirmationRequestInvoiceMutation, ConfirmationRequestInvoiceMutationVariables>;
export const RefreshPaymentDocument = {"__meta__":{"operation":"mutation","name":"RefreshPayment","hash":"2e3e35c9cec01363f78b295aca8127a45443240ba078ae83bd80c2dfb40d01d9"}} as unknown as TypedDocumentString<RefreshPaymentMutation, RefreshPaymentMutationVariables>;
export const AcceptQuoteDocument = {"__meta__":{"operation":"mutation","name":"AcceptQuote","hash":"1f9d95d519343b1d8f63f7f12604aab3d0fefcf4cdb76226a5911488642f4ef4"}} as unknown as TypedDocumentString<AcceptQuoteMutation, AcceptQuoteMutationVariables>;
export const QuoteToAcceptDocument = {"__meta__":{"operation":"query","name":"QuoteToAccept","hash":"3652b59dda434f44a26159930bb7b6445785870cb073ae1cb93ecafc0725aca5"}} as unknown as TypedDocumentString<QuoteToAcceptQuery, QuoteToAcceptQueryVariables>;
export const RetryOrderDocument = {"__meta__":{"operation":"query","name":"RetryOrder","hash":"e59f47dacc0494c9663609657159790d45cb73fa2c95497355928fa597b3d869"}} as unknown as TypedDocumentString<RetryOrderQuery, RetryOrderQueryVariables>;
export const RetryPaymentDocument = {"__meta__":{"operation":"mutation","name":"RetryPayment","hash":"2b1e0844aad2db4ba0f97c5b0c9d671fa41b969d8f230ed182a1751fc6354042"}} as unknown as TypedDocumentString<RetryPaymentMutation, RetryPaymentMutationVariables>;
export const SendContactMessageDocument = {"__meta__":{"operation":"mutation","name":"SendContactMessage","hash":"b2ba19ebc55fdd5fa4fa04805f760c85fb306833b0a3c92be4b65d7bc360a189"}} as unknown as TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const HomeDocument = {"__meta__":{"operation":"query","name":"Home","hash":"bc082daf89749f6b8136c6ecc4869a7be4aabc637dbeeafd1f072238fc47e11a"}} as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const BusinessProductDocument = {"__meta__":{"operation":"query","name":"BusinessProduct","hash":"a7e8781081ebfc654ed1c1de0acc01597bbb0b54fc4910e1dd982916c16b69ba"}} as unknown as TypedDocumentString<BusinessProductQuery, BusinessProductQueryVariables>;
export const WrittenPageDocument = {"__meta__":{"operation":"query","name":"WrittenPage","hash":"4f266e04c69bccf53cd18ed774a11433e15df5e4c75f4238b897b423f6a286f6"}} as unknown as TypedDocumentString<WrittenPageQuery, WrittenPageQueryVariables>;
export const PagesDocument = {"__meta__":{"operation":"query","name":"Pages","hash":"c1385c65e457829df1320f6b63e4bb8acccb59f6761be6335b6e8a007d361927"}} as unknown as TypedDocumentString<PagesQuery, PagesQueryVariables>;
export const PagePathsDocument = {"__meta__":{"operation":"query","name":"PagePaths","hash":"3ae1a7b22bc8a73796db8062048e54828b06c0357c6abddb25320fd7de177b0e"}} as unknown as TypedDocumentString<PagePathsQuery, PagePathsQueryVariables>;
export const DeliveryDaysDocument = {"__meta__":{"operation":"query","name":"DeliveryDays","hash":"6982fad96855e608a19f16a212da7b4ca20c82578955e2862b2f142e9f129625"}} as unknown as TypedDocumentString<DeliveryDaysQuery, DeliveryDaysQueryVariables>;
export const EnterDoublerDocument = {"__meta__":{"operation":"mutation","name":"EnterDoubler","hash":"ada33bae153a8d1b7f3e5e4971e3a769b26a6c9bf7db6bdebace22085b57edda"}} as unknown as TypedDocumentString<EnterDoublerMutation, EnterDoublerMutationVariables>;
export const WithdrawDoublerEntryDocument = {"__meta__":{"operation":"mutation","name":"WithdrawDoublerEntry","hash":"e2b547b3aa18665da5bacbb9fb95ecc7d4f46766a2f361c4fb10aea5a218269b"}} as unknown as TypedDocumentString<WithdrawDoublerEntryMutation, WithdrawDoublerEntryMutationVariables>;
export const DoublerPrizeDocument = {"__meta__":{"operation":"query","name":"DoublerPrize","hash":"c4cc44981434742453639c1b87f35cea32637920855adbec21421c8298ae5036"}} as unknown as TypedDocumentString<DoublerPrizeQuery, DoublerPrizeQueryVariables>;
export const ClaimDoublerPrizeDocument = {"__meta__":{"operation":"mutation","name":"ClaimDoublerPrize","hash":"9002025a67e203d31130c0c396e39bc225c24808bff44c28a28b5d156bb82335"}} as unknown as TypedDocumentString<ClaimDoublerPrizeMutation, ClaimDoublerPrizeMutationVariables>;
export const DoublerDocument = {"__meta__":{"operation":"query","name":"Doubler","hash":"fe6582f0e9a111be7354a0d90f901721e7273c2644822ac2952e6f0ecf6927f9"}} as unknown as TypedDocumentString<DoublerQuery, DoublerQueryVariables>;
export const DoublerThanksProductDocument = {"__meta__":{"operation":"query","name":"DoublerThanksProduct","hash":"632c18cab47edfdc4c5878348d56ab86311a02a443fe099245affa6baf363846"}} as unknown as TypedDocumentString<DoublerThanksProductQuery, DoublerThanksProductQueryVariables>;
export const GiftOfLinkDocument = {"__meta__":{"operation":"query","name":"GiftOfLink","hash":"74f00b801c94ffb2074f20acf072571a8ea3b9d9c28c88f2c36206f015748573"}} as unknown as TypedDocumentString<GiftOfLinkQuery, GiftOfLinkQueryVariables>;
export const OpenGiftDocument = {"__meta__":{"operation":"mutation","name":"OpenGift","hash":"4733ee5960b242a893272b7cb73524480b7b591188e14adfc42a9c7ded48bf2a"}} as unknown as TypedDocumentString<OpenGiftMutation, OpenGiftMutationVariables>;
export const ThankForGiftDocument = {"__meta__":{"operation":"mutation","name":"ThankForGift","hash":"0927c35d8a0964b7a98f9b2b4c3c9db9bc3cbbaf3a2a774bb8b2a6f826bfbb3c"}} as unknown as TypedDocumentString<ThankForGiftMutation, ThankForGiftMutationVariables>;
export const CaptchaChallengeDocument = {"__meta__":{"operation":"query","name":"CaptchaChallenge","hash":"12e9453672d2239856434ffc70e64bd6393d215ed180d0465260604144a8f54c"}} as unknown as TypedDocumentString<CaptchaChallengeQuery, CaptchaChallengeQueryVariables>;
export const CarryAddDocument = {"__meta__":{"operation":"mutation","name":"CarryAdd","hash":"19d33d2b72786f896b598fc2f54dafeb4b8c3cce3e4fb5c62dc26b761e1e5322"}} as unknown as TypedDocumentString<CarryAddMutation, CarryAddMutationVariables>;
export const CarryPackagesDocument = {"__meta__":{"operation":"mutation","name":"CarryPackages","hash":"d2577f3895492e37d857e9af8f4cedf29d4800d17c98aea1878cdade14174246"}} as unknown as TypedDocumentString<CarryPackagesMutation, CarryPackagesMutationVariables>;
export const CarryRemovalDocument = {"__meta__":{"operation":"mutation","name":"CarryRemoval","hash":"fabdd33b5f4971d7b47217621a9af8538047b8302ef25bc420e7ed3a2be0032b"}} as unknown as TypedDocumentString<CarryRemovalMutation, CarryRemovalMutationVariables>;
export const CarryQuantityDocument = {"__meta__":{"operation":"mutation","name":"CarryQuantity","hash":"964f6d2fb4f1cb22647ca3bcab5a49dbf0ffe1e864bf52af5a2284eab34c3309"}} as unknown as TypedDocumentString<CarryQuantityMutation, CarryQuantityMutationVariables>;
export const CarryDayDocument = {"__meta__":{"operation":"mutation","name":"CarryDay","hash":"4eb0a7ec00b3e0c0e8cabcddeb82ff93d31927da22eb3dda0bbc96cbc20aa0c7"}} as unknown as TypedDocumentString<CarryDayMutation, CarryDayMutationVariables>;
export const CarryReceiverDocument = {"__meta__":{"operation":"mutation","name":"CarryReceiver","hash":"ad0e6921133acaa213e5eef464921b2fd318f47a69b653fd8fc080e2a9f0047f"}} as unknown as TypedDocumentString<CarryReceiverMutation, CarryReceiverMutationVariables>;
export const CarryCopyDocument = {"__meta__":{"operation":"mutation","name":"CarryCopy","hash":"135f8d8993f7a857a47ca988499cb2c27495db6b5280e3590773d71bbf993a6e"}} as unknown as TypedDocumentString<CarryCopyMutation, CarryCopyMutationVariables>;
export const CarryResetDocument = {"__meta__":{"operation":"mutation","name":"CarryReset","hash":"082a81cb75157d9a498bbcb52a30687e5455ed8d0f913f96929b4e7821445919"}} as unknown as TypedDocumentString<CarryResetMutation, CarryResetMutationVariables>;
export const CarryReceiverAwayDocument = {"__meta__":{"operation":"mutation","name":"CarryReceiverAway","hash":"29873aef7ac9afb5276c07be2ba1f3272af24e6d882dfdd3e6d1d6bc637bf365"}} as unknown as TypedDocumentString<CarryReceiverAwayMutation, CarryReceiverAwayMutationVariables>;
export const CarryEditDocument = {"__meta__":{"operation":"mutation","name":"CarryEdit","hash":"4e211febe96fe85e9ec88e2261028e7dbbf75bf23a9a9df573caf16655c31cb4"}} as unknown as TypedDocumentString<CarryEditMutation, CarryEditMutationVariables>;
export const CarryVersionDocument = {"__meta__":{"operation":"query","name":"CarryVersion","hash":"2a85ae732864bb21d43657f98087e194e4008c4509a3c2a2f1035d582ac733ba"}} as unknown as TypedDocumentString<CarryVersionQuery, CarryVersionQueryVariables>;
export const ReceiverBookDocument = {"__meta__":{"operation":"query","name":"ReceiverBook","hash":"e9a80ef2f619aeafce9f580caf52235c46445929db509b54779d83e780cf6927"}} as unknown as TypedDocumentString<ReceiverBookQuery, ReceiverBookQueryVariables>;
export const HousesOfPostCodeDocument = {"__meta__":{"operation":"query","name":"HousesOfPostCode","hash":"8e9f1142cb14e0d35e122203acc0a768d34b50159b2a1cf3c116227ba29f2595"}} as unknown as TypedDocumentString<HousesOfPostCodeQuery, HousesOfPostCodeQueryVariables>;
export const GiftCardBalanceDocument = {"__meta__":{"operation":"mutation","name":"GiftCardBalance","hash":"a05b20903231883e601861e3b96557059eac4fe8ff6b64a847ad4ba27238cc97"}} as unknown as TypedDocumentString<GiftCardBalanceMutation, GiftCardBalanceMutationVariables>;
export const ExchangeUnderWayDocument = {"__meta__":{"operation":"query","name":"ExchangeUnderWay","hash":"2799606652c7c39523a57f75d98b7411a9e9dab1142b781d39da91d65fb8c13f"}} as unknown as TypedDocumentString<ExchangeUnderWayQuery, ExchangeUnderWayQueryVariables>;
export const BeginRedeemDocument = {"__meta__":{"operation":"mutation","name":"BeginRedeem","hash":"a0e2021e583b0a2296b2ccb188eaad48052642c0b1b5e3a94ecc1d902e8a7b04"}} as unknown as TypedDocumentString<BeginRedeemMutation, BeginRedeemMutationVariables>;
export const AddRedeemCardDocument = {"__meta__":{"operation":"mutation","name":"AddRedeemCard","hash":"2d7621dcab90bfbf9a938828e92032896edd2cf33356878bb4acac5db1b0f367"}} as unknown as TypedDocumentString<AddRedeemCardMutation, AddRedeemCardMutationVariables>;
export const RemoveRedeemCardDocument = {"__meta__":{"operation":"mutation","name":"RemoveRedeemCard","hash":"b6ba2f65d8a1368fed39386f66a234b12b4f0df204ce6b76e8520fe087ca1ec8"}} as unknown as TypedDocumentString<RemoveRedeemCardMutation, RemoveRedeemCardMutationVariables>;
export const AddRedeemPackageDocument = {"__meta__":{"operation":"mutation","name":"AddRedeemPackage","hash":"cadd0f95749899b97f0ce5b1e8950d2c81066c5b419d8a275f3b8c194586799d"}} as unknown as TypedDocumentString<AddRedeemPackageMutation, AddRedeemPackageMutationVariables>;
export const UpdateRedeemPackageDocument = {"__meta__":{"operation":"mutation","name":"UpdateRedeemPackage","hash":"9ecca01fee91cae9771ceb7c7946e57943b0b35b94f41fcca8d77462b1456c05"}} as unknown as TypedDocumentString<UpdateRedeemPackageMutation, UpdateRedeemPackageMutationVariables>;
export const AddOriginalPackageDocument = {"__meta__":{"operation":"mutation","name":"AddOriginalPackage","hash":"0c8e1af7d3f6ac8e579111e91edd81f87f78cca778482c779d4ebd1d6677d7b4"}} as unknown as TypedDocumentString<AddOriginalPackageMutation, AddOriginalPackageMutationVariables>;
export const ResetRedeemDocument = {"__meta__":{"operation":"mutation","name":"ResetRedeem","hash":"5962b7b94bb7d682f64941f1e97fdbbb3d6f7deb15ab43e24f6392c10c5a84f4"}} as unknown as TypedDocumentString<ResetRedeemMutation, ResetRedeemMutationVariables>;
export const ExchangeProductDocument = {"__meta__":{"operation":"query","name":"ExchangeProduct","hash":"41430abd7fe01e862daad3bc09c6f62d1820b77769741104b5e4b33274e3937f"}} as unknown as TypedDocumentString<ExchangeProductQuery, ExchangeProductQueryVariables>;
export const ExchangeDonationsDocument = {"__meta__":{"operation":"query","name":"ExchangeDonations","hash":"b6ed7b0ae9b4a0a087cc4a8083fd26d51051e6bbefafd09485b308053cb7cbce"}} as unknown as TypedDocumentString<ExchangeDonationsQuery, ExchangeDonationsQueryVariables>;
export const ExchangeCombinationDocument = {"__meta__":{"operation":"query","name":"ExchangeCombination","hash":"d57ecc6c2ecea8e2b0c01fcdba5c1ec2e4fded0f74f688e6c296b2ba6264ef2f"}} as unknown as TypedDocumentString<ExchangeCombinationQuery, ExchangeCombinationQueryVariables>;
export const ExchangeUserDocument = {"__meta__":{"operation":"query","name":"ExchangeUser","hash":"a682585fca1831fa8609237de392f0212ee9301cea07f6bdef72f2f90f213991"}} as unknown as TypedDocumentString<ExchangeUserQuery, ExchangeUserQueryVariables>;
export const RedeemPageDocument = {"__meta__":{"operation":"query","name":"RedeemPage","hash":"57bdbb9eb869d18d3d7d41bcaffc78f4b44df1b1cd405a5fbc745757a03dc59f"}} as unknown as TypedDocumentString<RedeemPageQuery, RedeemPageQueryVariables>;
export const ExchangeChoiceDocument = {"__meta__":{"operation":"query","name":"ExchangeChoice","hash":"2c8fb2851780984b5838b08629a9914fb758eb65ceb7c010320038e2cbf75493"}} as unknown as TypedDocumentString<ExchangeChoiceQuery, ExchangeChoiceQueryVariables>;
export const PagePreviewDocument = {"__meta__":{"operation":"query","name":"PagePreview","hash":"317cfff0e567eee3af97098a506853125ac7ec813170d983dab0202321763791"}} as unknown as TypedDocumentString<PagePreviewQuery, PagePreviewQueryVariables>;
export const MenuCategoriesDocument = {"__meta__":{"operation":"query","name":"MenuCategories","hash":"aa8b6aae83ff22d2cfc3fc0f1c20a01095985278ddc1efdeb6d08211aa06d2e9"}} as unknown as TypedDocumentString<MenuCategoriesQuery, MenuCategoriesQueryVariables>;
export const StoreFrameDocument = {"__meta__":{"operation":"query","name":"StoreFrame","hash":"cec705e7db2adc375b74878cd04c3a8ac789e36fdb0edc06277936642d8b99e8"}} as unknown as TypedDocumentString<StoreFrameQuery, StoreFrameQueryVariables>;
export const StoreWidgetsDocument = {"__meta__":{"operation":"query","name":"StoreWidgets","hash":"bf754afa5e40aac02be9eb5fe1edbacf9c68fde56e280ac67729fdb37771d2b0"}} as unknown as TypedDocumentString<StoreWidgetsQuery, StoreWidgetsQueryVariables>;
export const StoreRedirectsDocument = {"__meta__":{"operation":"query","name":"StoreRedirects","hash":"aad2edc19c6a1e970b7d69c70f0be85e17bbba38465c9d682921fcc43fcd7120"}} as unknown as TypedDocumentString<StoreRedirectsQuery, StoreRedirectsQueryVariables>;
export const CategoryAddressesDocument = {"__meta__":{"operation":"query","name":"CategoryAddresses","hash":"7bd7a9126fd3df2c168a5b4f686b1900322c258392226e3973b54073c486a81a"}} as unknown as TypedDocumentString<CategoryAddressesQuery, CategoryAddressesQueryVariables>;