import { storefronts } from "@giftshop/storefront-config";
import { array, boolean, mixed, number, object, type Schema, string } from "yup";

/** Each message is the end of a sentence that begins with the name of a column or field. */
export const missing = "is missing";
const largest = 1_000_000_000;

export const text = (most: number) =>
  string()
    .strict()
    .typeError("must be text")
    .max(most, `may have at most ${most} characters`)
    .matches(/^(?!\s)[\s\S]*(?<!\s)$/u, { message: "begins or ends with a space", excludeEmptyString: true });
export const words = (most: number) => text(most).required(missing);
export const slug = words(80).matches(/^[a-z0-9]+(-[a-z0-9]+)*$/u, "must be small letters, digits and single hyphens");
const oneOf = (...values: string[]) =>
  mixed<string>()
    .required(missing)
    .oneOf(values, `must be one of ${values.join(", ")}`);
const yesOrNo = boolean().strict().typeError("must be yes or no").required(missing);
const whole = (least: number) =>
  number()
    .strict()
    .typeError("must be a number")
    .integer("must be a whole number")
    .min(least, least === 1 ? "must be more than nothing" : `must be at least ${least}`)
    .max(largest, "is too large");
const amount = whole(1).required(missing);

type Rules = Readonly<Record<string, Schema>>;

/** A brand. Faces are judged as pictures. */
export const brandRules: Rules = {
  slug,
  title: words(120),
  category: slug.notRequired(),
  kind: oneOf("GIFTCARD", "CHOICE", "DONATION", "BLANK_PACK"),
  backgroundColor: words(7).matches(/^#[0-9a-f]{6}$/u, "must be a colour such as #c2255c"),
  showHand: yesOrNo,
  showShadow: yesOrNo,
  sumPerOrder: whole(1),
  countPerOrder: whole(1),
  packSize: whole(1),
  voucher: mixed<string>().oneOf(
    ["MPV"],
    "must be MPV, or empty: VAT of a single-purpose voucher (SPV) is due when it is sold, which is not reckoned yet",
  ),
};

/** A product without its words and delivery kinds. */
export const productRules: Rules = { brand: slug, popularity: amount, top: yesOrNo, sumPerOrder: whole(1) };

export const variationRules: Rules = {
  fixedValues: array(amount).strict().typeError("must be a list of amounts").required(missing),
  hasFixedPrices: yesOrNo,
  minimum: amount,
  maximum: amount,
  stock: whole(0),
};

/** Pictures of a product beside its card: as many as a phone's row of thumbnails has room for. */
export const mostPictures = 4;
export const picturesRule = array(object().required(missing).typeError("must be a picture"))
  .strict()
  .typeError("must be a list of pictures")
  .min(1, "must have a picture, or not be there")
  .max(mostPictures, `may have at most ${mostPictures} pictures`);

/** How a card is exchanged, without its words. */
export const redeemRules: Rules = { minimumRemainingBalance: amount };

export const categoryRules: Rules = {
  slug,
  icon: words(60),
  page: mixed<string>().oneOf(["RESTAURANT"], "must be RESTAURANT, or not there"),
};

export const extraRules: Rules = {
  slug,
  kind: oneOf("WRAPPER", "DIGITAL_WRAPPER", "GIFT_PACKING"),
  price: whole(0).required(missing),
};

export const storefrontRule = oneOf(...storefronts.map(({ code }) => code));

/** A name in a language that the storefront speaks; `otherName` where it does not. */
export const name = words(160);
export const otherName = text(160);
export const prose = text(4000);
