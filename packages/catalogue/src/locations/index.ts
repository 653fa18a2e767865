export { areaAround, toRectangle } from "./area/area.ts";
export { locationMetadata } from "./location-page/location-metadata.ts";
export { LocationPageFragment } from "./location-page/location-page.fragment.ts";
export { LocationPage, type LocationPageProps } from "./location-page/location-page.tsx";
export { locationsMetadata } from "./locations-page/locations-metadata.ts";
export { SpentProductFragment } from "./locations-page/locations-page.fragment.ts";
export { LocationsPage, type LocationsPageProps } from "./locations-page/locations-page.tsx";
export { locationsTrail, locationTrail } from "./place/locations-trail.ts";
export { PlaceFragment, PlacesFragment } from "./place/place.fragment.ts";
