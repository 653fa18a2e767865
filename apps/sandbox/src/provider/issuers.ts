import type { MethodId } from "./methods.ts";

/** A bank that the shopper chooses before paying. */
export interface Issuer {
  readonly id: string;
  readonly name: string;
}

/** Invented banks: no real one lends its name to a sandbox. */
const banks: Readonly<Partial<Record<MethodId, readonly Issuer[]>>> = {
  ideal: [
    { id: "ideal_TULPNL2A", name: "Tulpenbank" },
    { id: "ideal_MOLENL2U", name: "Molen & Zonen" },
    { id: "ideal_DIJKNL2R", name: "Dijkspaarbank" },
    { id: "ideal_GRACNL2A", name: "Grachtenbank" },
  ],
  kbc: [
    { id: "kbc", name: "KBC" },
    { id: "cbc", name: "CBC" },
  ],
};

/** The banks behind a method; none for a method that needs no choice. */
export const issuersOf = (method: MethodId): readonly Issuer[] => banks[method] ?? [];
