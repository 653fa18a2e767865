/**
 * What commerce and the front door leave beside the token's
 * cookie, so that nobody is asked where there is none.
 */
const hint = /(?:^|; )redeeming=1(?:;|$)/u;

/**
 * Whether an exchange is under way in this browser, as far
 * as it can tell by itself. @param cookies `document.cookie`
 */
export const hasExchange = (cookies: string): boolean => hint.test(cookies);
