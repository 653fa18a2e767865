/** Event on `window`, once: React has taken over the page. */
export const awake = "awake";
