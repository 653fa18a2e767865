/** Screen heights after which the way back is long. */
const screens = 2;

/** Whether nothing is in sight any more of where the page began. */
export const isFar = (): boolean => window.scrollY > screens * window.innerHeight;
