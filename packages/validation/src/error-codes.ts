/**
 * Codes of `{ data, errors }`. 2015, 2030, 2031, 2035 and 2036 are given by the specification (section 8); the others are ours, in the same families:
 * 1000 the request itself, 1100 a field's value, 2000 basket and order, 2100 gift cards.
 */
export const errorCodes = {
  unexpected: 1000,
  contradictoryUserData: 1001,
  tooManyRequests: 1002,
  captchaFailed: 1003,
  required: 1101,
  tooShort: 1102,
  tooLong: 1103,
  emoji: 1104,
  characters: 1105,
  email: 1106,
  phone: 1107,
  postCode: 1108,
  houseNumber: 1109,
  notAnOption: 1110,
  wholeNumber: 1111,
  terms: 1112,
  blank: 1113,
  emailConfirmation: 1114,
  appleLimit: 2015,
  countLimit: 2030,
  outOfStock: 2031,
  valueOutOfBounds: 2033,
  basketEmpty: 2034,
  paymentRefused: 2035,
  tooManyPaymentAttempts: 2036,
  productNotFound: 2037,
  packageNotFound: 2038,
  basketFull: 2039,
  basketChanged: 2040,
  idempotencyKeyReused: 2041,
  orderNotFound: 2042,
  orderNotPayable: 2043,
  paymentMethodNotOffered: 2044,
  providerUnreachable: 2045,
  deliveryCountry: 2046,
  pageNotFound: 2047,
  giftCardNotRecognised: 2100,
  giftCardLocked: 2101,
} as const;

export type ErrorName = keyof typeof errorCodes;
export type ErrorCode = (typeof errorCodes)[ErrorName];

/** Whether a text is the name of one of them. */
export const isErrorName = (text: string): text is ErrorName => Object.hasOwn(errorCodes, text);
