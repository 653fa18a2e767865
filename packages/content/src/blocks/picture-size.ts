/** Pictures of written pages are drawn at 3:2; the room that is kept for one, in px. */
export const pictureSize = { width: 1200, height: 800 } as const;
