/** Set on the document of a phone while its header has left the window. */
export const headerAway = "data-header-away";
