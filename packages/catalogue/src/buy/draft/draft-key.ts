/** Where the draft of a page is kept in its tab. */
export const draftKey = (): string => `gift:${location.pathname}`;
