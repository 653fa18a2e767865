export { type PaymentError, paymentErrors, readOrder, readPage, readPaymentError, readQuery } from "./src/query.ts";
export { type Shop, type ShopData, shopFrom } from "./src/shop.ts";
