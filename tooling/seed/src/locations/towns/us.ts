import type { Towns } from "./town.ts";

export const us: readonly Towns[] = [
  {
    language: "en",
    towns: [
      ["New York", "New York", 40.7459, -73.9871, "1001+", 1.8],
      ["Philadelphia", "Pennsylvania", 39.9522, -75.1652, "1910+", 1.4],
      ["Boston", "Massachusetts", 42.3497, -71.0781, "0211+", 0.8],
      ["Washington", "District of Columbia", 38.9049, -77.0317, "2000+", 1.6],
      ["Atlanta", "Georgia", 33.7576, -84.3899, "3030+", 1.8],
      ["Miami", "Florida", 25.7751, -80.2021, "3313+", 0.8],
      ["Charlotte", "North Carolina", 35.2271, -80.8431, "2820+", 1.4],
      ["Columbus", "Ohio", 39.9623, -83.0007, "4321+", 1.4],
      ["Detroit", "Michigan", 42.3368, -83.0502, "4822+", 0.8],
      ["Baltimore", "Maryland", 39.2937, -76.6153, "2120+", 0.8],
      ["Pittsburgh", "Pennsylvania", 40.4406, -79.9959, "1522+", 0.5],
      ["Buffalo", "New York", 42.8901, -78.8721, "1420+", 0.6],
      ["Savannah", "Georgia", 32.0763, -81.0936, "3140+", 0.5],
    ],
  },
  {
    language: "en",
    timeZone: "America/Chicago",
    towns: [
      ["Chicago", "Illinois", 41.8855, -87.6369, "6060+", 1.2],
      ["Houston", "Texas", 29.7589, -95.3677, "7700+", 2],
      ["Dallas", "Texas", 32.7816, -96.7981, "7520+", 1.8],
      ["San Antonio", "Texas", 29.4261, -98.4909, "7820+", 1.4],
      ["Austin", "Texas", 30.2699, -97.7429, "7870+", 1],
      ["Nashville", "Tennessee", 36.1611, -86.7813, "3720+", 0.9],
      ["Minneapolis", "Minnesota", 44.9763, -93.2691, "5540+", 0.9],
      ["New Orleans", "Louisiana", 29.9547, -90.0751, "7011+", 0.7],
      ["Kansas City", "Missouri", 39.0971, -94.5806, "6410+", 1],
      ["Milwaukee", "Wisconsin", 43.0389, -87.9165, "5320+", 0.6],
      ["Omaha", "Nebraska", 41.2576, -95.9405, "6810+", 0.7],
    ],
  },
  {
    language: "en",
    timeZone: "America/Denver",
    towns: [
      ["Denver", "Colorado", 39.7434, -104.9911, "8020+", 1.4],
      ["Salt Lake City", "Utah", 40.7611, -111.8911, "8410+", 1],
      ["Santa Fe", "New Mexico", 35.6871, -105.9381, "8750+", 0.5],
      ["Boise", "Idaho", 43.6156, -116.2031, "8370+", 0.6],
    ],
  },
  {
    language: "en",
    timeZone: "America/Phoenix",
    towns: [["Phoenix", "Arizona", 33.4491, -112.0731, "8500+", 1.8]],
  },
  {
    language: "en",
    timeZone: "America/Los_Angeles",
    towns: [
      ["Los Angeles", "California", 34.0481, -118.2521, "9001+", 2],
      ["San Diego", "California", 32.7181, -117.1586, "9210+", 0.7],
      ["San Francisco", "California", 37.7841, -122.4131, "9410+", 1.2],
      ["Seattle", "Washington", 47.6111, -122.3331, "9810+", 0.5],
      ["Portland", "Oregon", 45.5201, -122.6801, "9720+", 0.6],
      ["Las Vegas", "Nevada", 36.1671, -115.1481, "8910+", 1],
      ["Sacramento", "California", 38.5781, -121.4931, "9581+", 0.8],
    ],
  },
];
