import { formatMoney } from "@giftshop/messages/format";
import { type ErrorName, errorCodes } from "@giftshop/validation";
import type { BrandLimit, Problem } from "../failure.ts";

/**
 * `message` of an error, for whoever reads an answer by hand: the page finds its own words, in the visitor's language, by
 * the code. 1000 (the fallback), 2015, 2030, 2031, 2035 and 2036 as section 8 of the specification spells them.
 */
const words: Record<ErrorName, string> = {
  unexpected:
    "Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.",
  contradictoryUserData: "The request contradicts itself about its storefront.",
  tooManyRequests: "Too many requests. Please try again later.",
  captchaFailed: "The check against automatic messages did not pass. Please try again.",
  required: "This field is required.",
  tooShort: "This is too short.",
  tooLong: "This is too long.",
  emoji: "Emoji cannot be used here.",
  characters: "This holds characters that cannot be used here.",
  email: "This is not a valid e-mail address.",
  emailConfirmation: "The two e-mail addresses differ.",
  phone: "Please enter valid phone number",
  postCode: "This is not a valid post code.",
  houseNumber: "This is not a valid house number.",
  notAnOption: "This is not one of the options.",
  wholeNumber: "This has to be a whole number.",
  terms: "The terms have to be accepted.",
  blank: "This is blank.",
  appleLimit: "Exceeded the sum limit of a brand in the order.",
  countLimit: "Exceeding of giftcard limit in the order",
  outOfStock: "Not possible to continue with this gift card because currently it is out the stock.",
  receiverAddress: "Say where the gift goes: an address of who gets it, or to you.",
  wrongQuantity: "The quantity is not allowed.",
  stockHeld:
    "Others are paying for the last of these gift cards. Please try again in a few minutes, order fewer, or do not pay by bank transfer.",
  deliveryTooSoon: "Nothing can arrive that early any more.",
  deliveryTooFar: "Deliveries are planned at most twelve months ahead.",
  deliveryDayClosed: "Nothing arrives on that day.",
  deliveryUnderWay: "This gift is on its way, and its day cannot be changed any more.",
  deliveryChanged: "The day of this gift has changed since it was shown.",
  giftNotSendable: "This gift cannot be sent again.",
  giftInUse: "A card of it was used already.",
  correctionOver: "The email can no longer be changed.",
  claimTooEarly: "The parcel may still come.",
  claimOver: "The parcel was posted too long ago.",
  claimByPerson: "A person has to look at this parcel.",
  valueOutOfBounds: "The value is outside the bounds of this gift card.",
  basketEmpty: "The basket is empty.",
  paymentRefused:
    "We were unable to process your payment. Please try a different payment method or contact your bank for more information.",
  tooManyPaymentAttempts: "Too many attempts have been made. Please try again later or use a different payment method.",
  productNotFound: "There is no such product.",
  packageNotFound: "There is no such package in the basket.",
  basketFull: "The basket is full.",
  basketChanged: "The basket has changed since it was shown.",
  idempotencyKeyReused: "This idempotency key was used for a different request.",
  orderNotFound: "There is no such order.",
  orderNotPayable: "This order cannot be paid any more.",
  paymentMethodNotOffered: "This payment method is not offered.",
  providerUnreachable: "The payment provider cannot be reached. Please try again.",
  deliveryCountry: "We do not deliver to this country.",
  pageNotFound: "This page does not exist.",
  giftCardNotRecognised: "This gift card is not recognised.",
  activationFailed: "These cards cannot be activated now. Please check what you typed, or contact us.",
  activationPrefix: "This is not the number of a card of this shop.",
  activationEmail: "This is not a valid e-mail address.",
  creditExceeded: "The credit of this company does not cover this order. Please choose another way to pay.",
  quoteNotFound: "There is no such quote.",
  quoteClosed: "This quote cannot be changed or accepted any more.",
  quoteChanged: "This quote has changed. Please look at it again.",
  companyNotFound: "You do not belong to a company here.",
  companyJoined: "This account belongs to a company already.",
  companyRole: "Your role in the company does not allow this.",
  companyLastOwner: "A company needs an owner. Please make somebody else one first.",
  companyInvitation: "This invitation cannot be used any more.",
  companyDecided: "This order was decided already.",
  companyFull: "There is no room for more of them.",
  companyChanged: "Somebody else has changed this meanwhile. Please look at it again.",
  companyUnproven: "Please confirm your email address first.",
  giftCardBlocked: "This gift card is blocked. Please contact us.",
  giftTakenBack: "This gift was taken back by who gave it.",
  giftNotUnopened: "This gift was opened, or can no longer be changed.",
  giftNotThanked: "Nobody can be thanked for this gift, or somebody has done so already.",
  giftCardLocked: "This gift card is locked for now.",
  doublerClosed: "This draw takes no entries any more.",
  doublerEntered: "This gift card takes part in the draw already.",
  doublerReceipt: "There is no entry with this receipt.",
  doublerPrizeOver: "This prize cannot be claimed any more.",
  passwordConfirmation: "The two passwords differ.",
  passwordCommon: "This password is one of those that are guessed first.",
  vatNumberUnknown: "Nobody was given this VAT number.",
  loginFailed: "E-mail address and password do not match.",
  alreadyLoggedIn: "Somebody is signed in already.",
  notLoggedIn: "Nobody is signed in.",
  currentPasswordWrong: "The current password is wrong.",
  linkInvalid: "This link was used, has expired or belongs to another shop.",
  userExists: "There is an account with this e-mail address.",
  unknownUser: "There is no account with this e-mail address.",
  mailNotSent: "The e-mail could not be sent.",
  profileChanged: "The data were changed meanwhile.",
  addressNotFound: "There is no such address.",
  sessionNotFound: "There is no such session.",
  addressBookFull: "The address book is full.",
  passkeyRefused: "This passkey was not accepted.",
  redeemEnded: "This exchange has ended. Please enter the card again.",
  cardAlreadyAdded: "This gift card has been added already.",
  cardBlocked: "This gift card is blocked. Please contact us.",
  cardExpired: "This gift card has expired.",
  cardEmpty: "Nothing is left on this gift card.",
  cardNotActivated: "This gift card has not been activated yet.",
  cardNotRedeemable: "This gift card is spent at its brand and cannot be exchanged here.",
  cardTypesDiffer: "This gift card is of another kind than those added before.",
  cardOfOtherStore: "This gift card was sold by another shop and can be used only there.",
  cardWithoutBrand: "What this gift card can be exchanged for is not known.",
  tooManyCards: "No more gift cards can be added.",
  remainderTooSmall: "Less would be left than can be exchanged later. Please spend it all, add to it or donate it.",
  notInExchange: "This gift card cannot be exchanged for that.",
  noCombination: "No combination of gift cards uses up the balance exactly.",
};

const messageByCode = new Map<number, string>(
  Object.entries(errorCodes).map(([name, code]) => [code, words[name as ErrorName]]),
);

/** The specification writes euros out; other money is written as prices are. */
const limitWords = ({ brand, sum }: BrandLimit): string => {
  const limit = sum.currency === "EUR" ? `${sum.value / 100} euro` : formatMoney(sum, "en");
  return `Exceeded the ${brand} gift card sum limit in the order. The limit is ${limit} per order.`;
};

/** The sentence for a problem; a limit is named as the catalogue has it. */
export const errorMessage = ({ code, limit }: Pick<Problem, "code" | "limit">): string =>
  limit ? limitWords(limit) : (messageByCode.get(code) ?? words.unexpected);
