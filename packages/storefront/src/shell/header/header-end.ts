/**
 * Id of what follows the page's header: nothing of a page
 * is drawn before it is there (server/finish-html.ts).
 */
export const headerEnd = "header-end";
