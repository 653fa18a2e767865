import type { FormErrors } from "@giftshop/ui-kit/form";

/**
 * Judges a profile by rules that are fetched when it is first judged: with the first change or press.
 * Out of reach, everything is right: commerce judges by the same rules and names the fields.
 */
export const judgeLate =
  (country: string) =>
  async (values: unknown): Promise<FormErrors> => {
    const rules = await import("./profile-rules.ts").catch(() => undefined);
    return rules ? rules.judgeProfile(country, values) : {};
  };
