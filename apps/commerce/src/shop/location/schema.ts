import "./graphql/location.ts";
import "./graphql/locations.ts";
import "./graphql/location-paths.ts";
import "./graphql/location-points.ts";
import "./graphql/suggestions.ts";
