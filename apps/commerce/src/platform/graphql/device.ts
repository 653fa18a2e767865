const browsers = [
  ["Edge", /\bEdgA?\/|\bEdgiOS\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Opera", /\bOPR\//u],
  ["Firefox", /\bFirefox\/|\bFxiOS\//u],
  ["Chrome", /\bChrome\/|\bCriOS\//u],
  ["Safari", /\bSafari\//u],
] as const;
const systems = [
  ["iPhone", /\biPhone\b/u],
  ["iPad", /\biPad\b/u],
  ["Android", /\bAndroid\b/u],
  ["Windows", /\bWindows\b/u],
  ["macOS", /\bMacintosh\b/u],
  ["Linux", /\bLinux\b/u],
] as const;

/**
 * Browser and system by a user agent, as a person would name
 * them: "Firefox, Windows". Empty where it says neither.
 */
export const deviceOf = (userAgent = ""): string => {
  const of = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [of(browsers), of(systems)].filter(Boolean).join(", ");
};
