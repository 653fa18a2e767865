/** What commerce leaves beside its cookie, so that nobody is asked who is logged in where nobody is. */
const hint = /(?:^|; )account=1(?:;|$)/u;

/** Whether somebody is logged in with this browser, as far as it can tell by itself. */
export const isSignedIn = (): boolean => hint.test(document.cookie);

/**
 * Chrome, Safari 18.4 and Firefox 140 tell of a cookie that
 * changed, in any tab; elsewhere showing the page again does.
 */
const cookies = (): EventTarget | undefined => (globalThis as { cookieStore?: EventTarget }).cookieStore;

/**
 * Calls back when {@link isSignedIn} may answer otherwise: here or in
 * another tab, or because the page came back from the browser's own memory.
 *
 * @returns what ends it
 */
export const watchSignedIn = (changed: () => void): (() => void) => {
  document.addEventListener("visibilitychange", changed);
  window.addEventListener("pageshow", changed);
  cookies()?.addEventListener("change", changed);
  return () => {
    document.removeEventListener("visibilitychange", changed);
    window.removeEventListener("pageshow", changed);
    cookies()?.removeEventListener("change", changed);
  };
};
