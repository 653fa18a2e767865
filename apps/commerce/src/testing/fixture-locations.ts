import type { SeedLocation } from "@giftshop/seed";

const towns = [
  { city: "Évry", administrativeArea: "Île-de-France", latitude: 48.63, longitude: 2.44 },
  { city: "Lyon", administrativeArea: "Auvergne-Rhône-Alpes", latitude: 45.76, longitude: 4.85 },
  { city: "Saint-Étienne", administrativeArea: "Auvergne-Rhône-Alpes", latitude: 45.44, longitude: 4.39 },
  { city: "La Rochelle", administrativeArea: "Nouvelle-Aquitaine", latitude: 46.16, longitude: -1.15 },
  { city: "Zuydcoote", latitude: 51.06, longitude: 2.49 },
] as const;
const streets = ["Rue de l’Église", "12e Avenue", "Place du Marché", "Quai des Brumes"] as const;

/** A place with everything that a place needs. */
export const fixtureLocation = (
  change: Partial<SeedLocation> & Pick<SeedLocation, "product" | "path">,
): SeedLocation => ({
  title: `Place ${change.path}`,
  street: "Rue de l’Église",
  city: "Lyon",
  countryCode: "FR",
  latitude: 45.76,
  longitude: 4.85,
  openingHours: [
    { dayOfWeek: 1, opens: "09:00", closes: "12:30" },
    { dayOfWeek: 1, opens: "14:00", closes: "18:00" },
    { dayOfWeek: 6, opens: "10:00", closes: "24:00" },
  ],
  timeZone: "Europe/Paris",
  ...change,
});

/** Places of a product, spread over five towns: several stand at the same point, and have the same name. */
export const fixtureLocations = (product: string, count: number): SeedLocation[] =>
  Array.from({ length: count }, (_, index) => {
    const town = towns[index % towns.length] ?? towns[0];
    const { latitude, longitude, ...names } = town;
    return fixtureLocation({
      product,
      path: `place-${index}`,
      title: `Place ${names.city} ${Math.floor(index / 10)}`,
      street: streets[index % streets.length] ?? streets[0],
      houseNumber: `${index + 1}`,
      postCode: "69001",
      ...names,
      latitude: Number((latitude + (index % 7) / 100).toFixed(5)),
      longitude: Number((longitude - (index % 11) / 100).toFixed(5)),
      ...(index % 3 === 0 ? { phoneNumber: "+33 1 99 00 12 34" } : {}),
    });
  });
