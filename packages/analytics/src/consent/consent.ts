/**
 * What a visitor is asked about: `statistics` (what is looked at and bought, which advertisement led here)
 * and `media` (videos and maps that come from others). What the shop needs to work is not asked about.
 */
export const categories = ["statistics", "media"] as const;
export type ConsentCategory = (typeof categories)[number];

/** Whether the visitor agreed, by category. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** Nobody has agreed to anything before they were asked (decisions, "Privacy"). */
export const denied: Consent = { statistics: false, media: false };

/** Raised when a category comes to mean more than it did: what was agreed to before no longer counts. */
export const version = 2;

/**
 * How long an agreement holds, milliseconds: six months, as
 * the French authority advises (CNIL, guidelines of 2020).
 */
export const lifetime = 182 * 24 * 60 * 60 * 1000;

/** When each category was agreed to, ISO 8601; those that were not are left out. */
export type Agreements = Readonly<Partial<Record<ConsentCategory, string>>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Agreements out of what was kept, as far as they still hold: of this version, not older
 * than `lifetime`, not of the future. Anything else that stands there is no agreement.
 *
 * @param now milliseconds
 */
export const readAgreements = (text: string | null, now: number): Agreements => {
  const kept = text === null ? undefined : parse(text);
  const agreed = isRecord(kept) && kept.version === version ? kept.agreed : undefined;
  if (!isRecord(agreed)) return {};
  return Object.fromEntries(
    categories.flatMap((category) => {
      const date = agreed[category];
      const age = now - (typeof date === "string" ? Date.parse(date) : Number.NaN);
      return age >= 0 && age < lifetime ? [[category, date]] : [];
    }),
  );
};

/** What is kept: `{"version":2,"agreed":{"media":"2026-11-21T09:00:00.000Z"}}`. */
export const writeAgreements = (agreed: Agreements): string => JSON.stringify({ version, agreed });

/**
 * Agreements after a choice. A category that was agreed to again begins anew; one the choice does not
 * speak of stays as it was, so that playing a video does not renew what was said about statistics.
 *
 * @param now milliseconds
 */
export const choose = (agreed: Agreements, choice: Partial<Consent>, now: number): Agreements =>
  Object.fromEntries(
    categories.flatMap((category) => {
      const said = choice[category];
      const date = said ? new Date(now).toISOString() : agreed[category];
      return said === false || date === undefined ? [] : [[category, date]];
    }),
  );
