/** Selectors of a style's own element by the house of its storefront. */
export const house = {
  present: ':root[data-theme="CB"] &',
  party: ':root[data-theme="CK"] &',
  concierge: ':root[data-theme="GCS"] &',
} as const;
