import type { Scope } from "../../../platform/graphql/context.ts";

/** A wallet that a card can be put into. */
export type Wallet = "APPLE" | "GOOGLE";

export interface OfferedPass {
  wallet: Wallet;
  /** Path of a file or of a way to the wallet, on the storefront's own host, as secret as the gift's link. */
  path: string;
}

/** All passes of a gift are below. */
export const passesPath = "/gift-passes/";

const files = { APPLE: "apple.pkpass", GOOGLE: "google" } as const satisfies Record<Wallet, string>;

/**
 * Which wallets there are keys for; Apple's certificate
 * lasts a year, and what it signs after that is refused.
 */
export const walletsOf = ({
  environment: { applePass, googleWallet },
  clock,
}: Pick<Scope["services"], "environment" | "clock">): Wallet[] => {
  const lasts = applePass && clock.now() < new Date(applePass.certificate.validTo);
  return [...(lasts ? (["APPLE"] as const) : []), ...(googleWallet ? (["GOOGLE"] as const) : [])];
};

/** The passes of one card of an opened gift, `n` from 1. */
export const offeredPasses = (token: string, n: number, { services, storefront, language }: Scope): OfferedPass[] =>
  walletsOf(services).map((wallet) => ({
    wallet,
    path: `${passesPath}${storefront.code}/${language}/${token}/${n}/${files[wallet]}`,
  }));

const shape = /^\/gift-passes\/([A-Z]{2,6})\/([a-z]{2})\/([0-9a-f]{40})\/([1-9]\d?)\/(apple\.pkpass|google)$/u;

/** What a path of a pass is for. */
export const passAt = (
  path: string,
): { storefront: string; language: string; token: string; n: number; wallet: Wallet } | undefined => {
  const [, storefront, language, token, n, file] = shape.exec(path) ?? [];
  if (storefront === undefined || language === undefined || token === undefined) return undefined;
  return { storefront, language, token, n: Number(n), wallet: file === files.APPLE ? "APPLE" : "GOOGLE" };
};
