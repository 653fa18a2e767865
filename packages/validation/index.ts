export * from "./rules.ts";
export {
  addressBookSchema,
  changePasswordFormSchema,
  changePasswordSchema,
  deleteAccountSchema,
  emailChangeSchema,
  identifyFormSchema,
  identifySchema,
  loginFormSchema,
  loginSchema,
  newPasswordFormSchema,
  orderAccountSchema,
  profileSchema,
  registerFormSchema,
  registerSchema,
  resetPasswordSchema,
  withdrawalFormSchema,
} from "./src/schemas/account.ts";
export { type ActivationRules, activationSchema, payActivationSchema } from "./src/schemas/activation.ts";
export { addToBasketSchema } from "./src/schemas/add-to-basket.ts";
export { balanceCheckSchema } from "./src/schemas/balance-check.ts";
export { billingSchema } from "./src/schemas/billing.ts";
export { changeDeliveryDateSchema } from "./src/schemas/change-delivery-date.ts";
export { changeQuantitySchema } from "./src/schemas/change-quantity.ts";
export {
  type CompanyRole,
  companyChangeSchema,
  companyRoles,
  companySchema,
  companyTemplateSchema,
  decisionSchema,
  invitationSchema,
  memberRoleSchema,
} from "./src/schemas/company.ts";
export { contactFormSchema, contactMessageSchema } from "./src/schemas/contact-message.ts";
export { correctEmailSchema } from "./src/schemas/correct-email.ts";
export { deliverySchema } from "./src/schemas/delivery.ts";
export { doublerFormSchema, enterDoublerSchema } from "./src/schemas/doubler.ts";
export { mapRectangleSchema } from "./src/schemas/map-rectangle.ts";
export { type PlaceOrderRules, placeOrderSchema } from "./src/schemas/place-order.ts";
export { acceptQuoteSchema, quoteCommentSchema, quoteLimits, quoteRequestSchema } from "./src/schemas/quote.ts";
export { type RecipientRules, recipientSchema } from "./src/schemas/recipient.ts";
export { retryPaymentSchema } from "./src/schemas/retry-payment.ts";
export { reviewSchema } from "./src/schemas/review.ts";
export { thanksSchema } from "./src/schemas/thanks.ts";
export { type FieldError, type Result, type ValidateOptions, validate } from "./src/validate.ts";
