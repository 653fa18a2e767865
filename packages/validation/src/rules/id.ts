/** A UUID in any letter case. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu.test(text);

/** An id as commerce and the payment provider make them. */
export const isId = (text: string): boolean => /^[\w.:-]{1,128}$/u.test(text);

/** A key made by the page for one intent: long enough that two pages never make the same. */
export const isIdempotencyKey = (text: string): boolean => /^[\w-]{16,64}$/u.test(text);
