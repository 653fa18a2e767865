import { mostCharacters } from "@giftshop/validation/most-characters";

/** A company's own name may be longer than other names. */
export const companyLengths = { name: mostCharacters("companyName") };
