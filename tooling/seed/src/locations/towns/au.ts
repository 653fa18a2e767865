import type { Towns } from "./town.ts";

export const au: readonly Towns[] = [
  {
    language: "en",
    towns: [
      ["Sydney", "New South Wales", -33.8741, 151.2061, "2000", 0.8],
      ["Parramatta", "New South Wales", -33.8171, 151.0041, "2150", 0.6],
      ["Newcastle", "New South Wales", -32.9281, 151.7671, "2300", 0.4],
      ["Wollongong", "New South Wales", -34.4261, 150.8911, "2500", 0.4],
      ["Canberra", "Australian Capital Territory", -35.2791, 149.1311, "2601", 0.8],
    ],
  },
  {
    language: "en",
    timeZone: "Australia/Melbourne",
    towns: [
      ["Melbourne", "Victoria", -37.8121, 144.9631, "3000", 1],
      ["Geelong", "Victoria", -38.1501, 144.3601, "3220", 0.4],
      ["Ballarat", "Victoria", -37.5621, 143.8581, "3350", 0.5],
      ["Bendigo", "Victoria", -36.7581, 144.2801, "3550", 0.5],
    ],
  },
  {
    language: "en",
    timeZone: "Australia/Brisbane",
    towns: [
      ["Brisbane", "Queensland", -27.4671, 153.0241, "4000", 0.7],
      ["Toowoomba", "Queensland", -27.5621, 151.9541, "4350", 0.5],
      ["Townsville", "Queensland", -19.2611, 146.8141, "4810", 0.4],
      ["Cairns", "Queensland", -16.9231, 145.7711, "4870", 0.3],
    ],
  },
  {
    language: "en",
    timeZone: "Australia/Perth",
    towns: [
      ["Perth", "Western Australia", -31.9511, 115.8581, "6000", 0.7],
      ["Fremantle", "Western Australia", -32.0541, 115.7491, "6160", 0.3],
    ],
  },
  {
    language: "en",
    timeZone: "Australia/Adelaide",
    towns: [["Adelaide", "South Australia", -34.9261, 138.6001, "5000", 0.9]],
  },
  {
    language: "en",
    timeZone: "Australia/Hobart",
    towns: [
      ["Hobart", "Tasmania", -42.8821, 147.3241, "7000", 0.4],
      ["Launceston", "Tasmania", -41.4381, 147.1381, "7250", 0.4],
    ],
  },
  {
    language: "en",
    timeZone: "Australia/Darwin",
    towns: [["Darwin", "Northern Territory", -12.4601, 130.8421, "0800", 0.3]],
  },
];
