import { judgeCardNumber, normaliseDigits } from "@giftshop/validation/rules";

/** What reads barcodes from a picture: the browser's own `BarcodeDetector`, or what stands in for it. */
export interface Reader {
  detect(picture: ImageBitmapSource): Promise<readonly { rawValue: string }[]>;
}

/** The first of what was read that is one of our card numbers. */
export const cardNumberIn = (codes: readonly { rawValue: string }[]): string | undefined =>
  codes.map(({ rawValue }) => normaliseDigits(rawValue)).find((digits) => judgeCardNumber(digits) === undefined);

/** The card number whose barcode is in a picture; `undefined` where there is none. */
export const readCardNumber = async (reader: Reader, picture: ImageBitmapSource): Promise<string | undefined> =>
  cardNumberIn(await reader.detect(picture));
