/** Wallets out of which a card pays, as the payment provider names them. */
export const wallets = ["applepay", "googlepay"] as const;
export type Wallet = (typeof wallets)[number];

/** What their makers call them, in every language. */
export const walletNames: Readonly<Record<Wallet, string>> = { applepay: "Apple Pay", googlepay: "Google Pay" };

export const isWallet = (text: unknown): text is Wallet => wallets.some((wallet) => wallet === text);

/** What tells of a browser's wallets, so that a test can play another one. */
export interface WalletBrowser {
  /** Safari's own interface to its wallet. */
  ApplePaySession?: { canMakePayments(): boolean } | undefined;
  PaymentRequest?: unknown;
  navigator: { userAgent: string };
}

/**
 * The wallets that this device and browser really have: Safari tells of its own; Google's is on Android, in
 * browsers that know of payments. Nobody else is asked for it.
 */
export const walletsHere = (browser: WalletBrowser = globalThis as unknown as WalletBrowser): readonly Wallet[] => {
  const { ApplePaySession, PaymentRequest, navigator } = browser;
  if (ApplePaySession?.canMakePayments()) return ["applepay"];
  return PaymentRequest !== undefined && /Android/u.test(navigator.userAgent) ? ["googlepay"] : [];
};

const name = "wallet";

/** Keeps in the tab by which wallet the visitor wants to pay in the checkout; by none forgets it. */
export const rememberWallet = (storage: Storage, wallet: Wallet | undefined): void => {
  try {
    if (wallet) storage.setItem(name, wallet);
    else storage.removeItem(name);
  } catch {
    // It is chosen there once more.
  }
};

export const rememberedWallet = (storage: Storage): Wallet | undefined => {
  try {
    const kept = storage.getItem(name);
    return isWallet(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};
