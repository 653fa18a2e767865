/** How many places stand on the page; the others are found on the map. */
const shown = 3;

/** Up to three places, each in another town as far as there are so many; in the order in which they came. */
export const townsFirst = <Place extends { address: { city: string } }>(places: readonly Place[]): Place[] => {
  const towns = new Map(places.toReversed().map((place) => [place.address.city, place]));
  const first = new Set(towns.values());
  const inTurn = new Set([...places.filter((place) => first.has(place)), ...places]);
  const chosen = new Set([...inTurn].slice(0, shown));
  return places.filter((place) => chosen.has(place));
};
