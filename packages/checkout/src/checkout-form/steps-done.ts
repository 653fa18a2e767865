/** Which steps have nothing wrong in them. */
export const stepsDone = (errors: object) => ({
  details: !("billing" in errors),
  shipping: !("delivery" in errors),
  payment: !("paymentMethod" in errors || "issuer" in errors || "acceptTerms" in errors),
});
