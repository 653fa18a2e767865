import { isWallet, type Wallet, walletsHere } from "@giftshop/storefront-config/wallets";
import type { PaymentMethodView } from "./payment-choice.tsx";

/** The ways to pay, each wallet that this device has as one before the card that pays out of it. */
export const withWallets = (
  methods: readonly PaymentMethodView[],
  here: readonly Wallet[] = walletsHere(),
): readonly PaymentMethodView[] =>
  methods.flatMap((method) => [
    ...method.wallets
      .filter((id) => here.some((one) => one === id))
      .map((id) => ({ ...method, id, logo: id, issuers: [], wallets: [] })),
    method,
  ]);

/** What commerce is told of a way to pay, and the bank that was chosen of it: a card pays out of a wallet. */
export const paidBy = (paymentMethod: string, issuer: string): { paymentMethod: string; issuer: string } =>
  isWallet(paymentMethod) ? { paymentMethod: "creditcard", issuer: paymentMethod } : { paymentMethod, issuer };
