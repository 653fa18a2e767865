/** The invented charities a visitor may give to. */
export const donations = {
  "groves-for-tomorrow": "Groves for Tomorrow",
  "the-warm-table": "The Warm Table",
  "blue-bay-rescue": "Blue Bay Rescue",
  "pages-for-all": "Pages for All",
  "little-lanterns": "Little Lanterns",
  "open-paw-shelter": "Open Paw Shelter",
} as const;

export type DonationSlug = keyof typeof donations;
