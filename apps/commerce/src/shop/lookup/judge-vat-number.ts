import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { httpVatRegister, type VatRegister } from "./vat-register.ts";

/** Member states of the European Union, whose numbers VIES knows. */
const memberStates: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

const registerOf = ({ services }: Scope): VatRegister | undefined => {
  const { vatUrl } = services.environment;
  return vatUrl === undefined ? undefined : httpVatRegister(vatUrl);
};

const textOf = (value: unknown, name: string): string => {
  const found = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === "string" ? found.replaceAll(/[\s.-]/gu, "").toUpperCase() : "";
};

/**
 * Asks the register for a business's VAT number, where one is configured and knows the country; while it
 * cannot be asked the form decides. Outside of any transaction.
 *
 * @param input `PlaceOrderInput` as it came: what is wrong with its form is for the form's rules to say
 * @throws 1117 for a number that was never given out
 */
export const judgeVatNumberGiven = async (
  input: { billing?: unknown },
  scope: Scope,
  register = registerOf(scope),
): Promise<void> => {
  const { country } = scope.storefront;
  const number = textOf(input.billing, "vatNumber");
  const isBusiness = textOf(input.billing, "customerType") === "BUSINESS";
  if (register === undefined || number === "" || !isBusiness || !memberStates.has(country)) return;
  const isGiven = await register
    .isGiven(/^[A-Z]{2}/u.test(number) ? number : `${country}${number}`)
    .catch((error: unknown) => {
      scope.log.warn({ error }, "a VAT number could not be looked up");
      return true;
    });
  if (!isGiven) throw new Failure("vatNumberUnknown", "input.billing.vatNumber");
};
