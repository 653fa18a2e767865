import { isWallet, type Wallet, walletsHere } from "@giftshop/storefront-config/wallets";
import type { PaymentMethodView } from "./payment-choice.tsx";

/** The ways to pay: first the wallets that this device has, out of which a card pays. */
export const withWallets = (
  methods: readonly PaymentMethodView[],
  here: readonly Wallet[] = walletsHere(),
): readonly PaymentMethodView[] => [
  ...methods.flatMap((method) =>
    method.wallets
      .filter((id) => here.some((one) => one === id))
      .map((id) => ({ ...method, id, logo: id, issuers: [], wallets: [] })),
  ),
  ...methods,
];

/** What is chosen until somebody chooses: the first that is no wallet, which nobody is led into. */
export const firstChoice = (methods: readonly PaymentMethodView[]): string =>
  methods.find(({ id }) => !isWallet(id))?.id ?? "";

/** What commerce is told of a way to pay, and the bank that was chosen of it: a card pays out of a wallet. */
export const paidBy = (paymentMethod: string, issuer: string): { paymentMethod: string; issuer: string } =>
  isWallet(paymentMethod) ? { paymentMethod: "creditcard", issuer: paymentMethod } : { paymentMethod, issuer };
