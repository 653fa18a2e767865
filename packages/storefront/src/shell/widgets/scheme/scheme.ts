/** Light or dark as a visitor chose it; `auto` is as the device has it. */
export const schemes = ["auto", "light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** Where the browser keeps it. */
const key = "scheme";

/**
 * Stands in the head of every page, before anything is drawn:
 * a page that is kept for all knows nothing of its visitor.
 */
export const schemeScript = `try{let s=localStorage.${key};s&&(document.documentElement.dataset.scheme=s)}catch{}`;

/** What was chosen in this browser. */
export const chosenScheme = (): Scheme => {
  const said = document.documentElement.dataset.scheme;
  return schemes.find((scheme) => scheme === said) ?? "auto";
};

/** Shows this page so from now on, and every other one that is opened in this browser. */
export const chooseScheme = (scheme: Scheme): void => {
  const { dataset } = document.documentElement;
  if (scheme === "auto") delete dataset.scheme;
  else dataset.scheme = scheme;
  try {
    if (scheme === "auto") localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // A browser that keeps nothing: this page is shown so all the same.
  }
};
