/** Id of what follows the page's header: nothing of a page is drawn before it is there (server/whole-header.ts). */
export const headerEnd = "header-end";
