/** Set around a gallery: how far its strip reaches beyond its column, towards the beginning of a line. */
export const bleedProperty = "--ui-gallery-bleed";
/** How far the strip reaches beyond its column towards the end of a line. */
export const bleedEndProperty = "--ui-gallery-bleed-end";
/** Set around a gallery: the corner of its pictures towards the beginning of a line. */
export const startCornerProperty = "--ui-gallery-start-corner";
