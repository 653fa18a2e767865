/** A house as a register of addresses knows it. */
export interface RegisteredAddress {
  street: string;
  houseNumber: string;
  suffix: string | null;
  city: string;
}

/** Who knows the houses of a postcode. Throws where it cannot be asked. */
export interface AddressRegister {
  find(postCode: string): Promise<RegisteredAddress[]>;
}

/** Longest wait for an answer, milliseconds: the visitor can type meanwhile. */
const timeout = 2500;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const addressOf = (value: unknown): RegisteredAddress[] => {
  const { street, houseNumber, suffix, city } = (value ?? {}) as Record<string, unknown>;
  if (!isText(street) || !isText(houseNumber) || !isText(city)) return [];
  return [{ street, houseNumber, suffix: isText(suffix) ? suffix : null, city }];
};

/** A register over HTTP, as the sandbox's answers. @param address without a slash at its end */
export const httpAddressRegister = (address: string): AddressRegister => ({
  find: async (postCode) => {
    const answer = await fetch(`${address}/addresses?postCode=${encodeURIComponent(postCode)}`, {
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`The register of addresses answers ${answer.status}.`);
    const { addresses } = (await answer.json()) as { addresses?: unknown };
    if (!Array.isArray(addresses)) throw new Error("The register of addresses answers something that is no list.");
    return addresses.flatMap(addressOf);
  },
});
