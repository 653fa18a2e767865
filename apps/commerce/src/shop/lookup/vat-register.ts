/** Who knows which VAT numbers were given out. Throws where it cannot be asked. */
export interface VatRegister {
  isGiven(vatNumber: string): Promise<boolean>;
}

/** Longest wait for an answer, milliseconds: nobody's order waits longer for a register that is away. */
const timeout = 2500;

/**
 * A register over HTTP, as the sandbox's answers; one of VIES
 * is put before it. @param address without a slash at its end
 */
export const httpVatRegister = (address: string): VatRegister => ({
  isGiven: async (vatNumber) => {
    const answer = await fetch(`${address}/vat/${encodeURIComponent(vatNumber)}`, {
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`The register of VAT numbers answers ${answer.status}.`);
    const { valid } = (await answer.json()) as { valid?: unknown };
    if (typeof valid !== "boolean") throw new Error("The register of VAT numbers answers neither yes nor no.");
    return valid;
  },
});
