/*
 * Selectors of what is not drawn yet on a page that stopped on its way, as it would move once the page goes
 * on; none matches anything on a whole page.
 */

/**
 * What follows is still to come, for elements whose size or place depends on it. A last one is not waited
 * for: browsers know it once the family is whole.
 */
export const unfollowed = "&:not(:last-child, :has(+ *))";

/**
 * What comes next to it is to come, or has nothing in it yet. Of an element that always has such a neighbour.
 */
export const unfollowedByAnything = "&:not(:has(+ * > *))";

/** Its picture is to come, and with it its height. Of an element that always holds one. */
export const unpictured = "&:not(:has(img))";
