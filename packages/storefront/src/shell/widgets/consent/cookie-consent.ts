/**
 * What a page offers to scripts that are not its own, a tag
 * manager's or a partner's: `window.cookieConsent.open()`.
 */
export interface CookieConsent {
  /** Opens the cookie settings. */
  open(): void;
}

declare global {
  interface Window {
    /** There once the page is awake. */
    cookieConsent?: CookieConsent;
  }
}

/** Puts the object on the page, until the returned function is called. */
export const offerCookieConsent = (open: () => void): (() => void) => {
  const offered: CookieConsent = { open };
  window.cookieConsent = offered;
  return () => {
    if (window.cookieConsent === offered) delete window.cookieConsent;
  };
};
