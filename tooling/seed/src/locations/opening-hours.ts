import type { ShoppingCategory } from "../categories.ts";
import type { Random } from "../random.ts";
import type { SeedOpeningHours } from "./types.ts";

type Span = readonly [opens: string, closes: string];
/** Monday first; a day without a span is closed. */
type Week = readonly (readonly Span[])[];

const [monday, saturday] = [0, 5];
const closed: readonly Span[] = [];

const week = (weekdays: readonly Span[], onSaturday: readonly Span[], onSunday: readonly Span[]): Week => [
  ...Array.from({ length: saturday }, () => weekdays),
  onSaturday,
  onSunday,
];

const except = (hours: Week, day: number, spans: readonly Span[]): Week => hours.with(day, spans);

/** How the shops of a country keep their hours; most close on Sunday. */
interface Habits {
  shops: readonly Week[];
  /** Lunch and dinner. */
  meals: readonly Span[];
}

const northern: Habits = {
  shops: [
    week([["09:30", "18:00"]], [["09:30", "17:00"]], closed),
    except(week([["10:00", "18:00"]], [["10:00", "17:00"]], closed), monday, [["13:00", "18:00"]]),
    except(week([["09:30", "18:00"]], [["09:30", "17:30"]], closed), 3, [["09:30", "21:00"]]),
  ],
  meals: [
    ["12:00", "14:30"],
    ["17:30", "22:00"],
  ],
};

const german: Habits = {
  shops: [
    week([["09:30", "19:00"]], [["09:30", "18:00"]], closed),
    week([["10:00", "20:00"]], [["10:00", "20:00"]], closed),
    week([["09:00", "18:30"]], [["09:00", "14:00"]], closed),
  ],
  meals: [
    ["11:30", "14:30"],
    ["17:30", "22:30"],
  ],
};

const french: Habits = {
  shops: [
    week([["10:00", "19:00"]], [["10:00", "19:30"]], closed),
    except(week([["09:30", "19:00"]], [["09:30", "19:00"]], closed), monday, [["14:00", "19:00"]]),
    week(
      [
        ["09:30", "12:30"],
        ["14:00", "19:00"],
      ],
      [["09:30", "19:00"]],
      closed,
    ),
  ],
  meals: [
    ["12:00", "14:15"],
    ["19:00", "22:30"],
  ],
};

const southern: Habits = {
  shops: [
    week(
      [
        ["10:00", "13:30"],
        ["17:00", "20:30"],
      ],
      [["10:00", "14:00"]],
      closed,
    ),
    week([["10:00", "20:00"]], [["10:00", "20:00"]], closed),
    except(
      week(
        [
          ["09:30", "13:00"],
          ["15:30", "19:30"],
        ],
        [
          ["09:30", "13:00"],
          ["15:30", "19:30"],
        ],
        closed,
      ),
      monday,
      [["15:30", "19:30"]],
    ),
  ],
  meals: [
    ["12:30", "15:00"],
    ["19:30", "23:00"],
  ],
};

const spanish: Habits = {
  shops: southern.shops,
  meals: [
    ["13:30", "16:00"],
    ["20:30", "23:30"],
  ],
};

const british: Habits = {
  shops: [
    week([["09:00", "17:30"]], [["09:00", "18:00"]], closed),
    week([["09:30", "18:00"]], [["09:30", "18:00"]], [["11:00", "17:00"]]),
    except(week([["09:30", "18:00"]], [["09:00", "18:00"]], closed), 3, [["09:30", "20:00"]]),
  ],
  meals: [
    ["12:00", "14:30"],
    ["17:30", "22:00"],
  ],
};

const american: Habits = {
  shops: [
    week([["10:00", "18:00"]], [["10:00", "18:00"]], closed),
    week([["10:00", "20:00"]], [["10:00", "20:00"]], [["12:00", "17:00"]]),
    week([["09:30", "19:00"]], [["09:30", "18:00"]], closed),
  ],
  meals: [
    ["11:30", "14:30"],
    ["17:00", "22:00"],
  ],
};

/** Friday is the day of prayer, so it begins after noon. */
const emirati: Habits = {
  shops: [
    except(week([["10:00", "22:00"]], [["10:00", "23:00"]], [["10:00", "22:00"]]), 4, [["14:00", "23:00"]]),
    except(
      week(
        [
          ["09:00", "13:00"],
          ["16:00", "21:00"],
        ],
        [["10:00", "22:00"]],
        [
          ["09:00", "13:00"],
          ["16:00", "21:00"],
        ],
      ),
      4,
      [["16:00", "22:00"]],
    ),
  ],
  meals: [
    ["12:30", "16:00"],
    ["19:00", "23:30"],
  ],
};

const byCountry: Readonly<Record<string, Habits>> = {
  DE: german,
  AT: german,
  CH: german,
  PL: german,
  FR: french,
  IT: southern,
  PT: southern,
  BR: southern,
  ES: spanish,
  MX: spanish,
  GB: british,
  IE: british,
  AU: british,
  NZ: british,
  US: american,
  CA: american,
  AE: emirati,
};

/** Restaurants rest on Monday, some on Tuesday too, and on Sunday serve lunch alone or not at all. */
const restaurant = ({ meals }: Habits, random: Random): Week => {
  const [lunch] = meals;
  const open = week(meals, meals, random.next() < 0.5 && lunch ? [lunch] : closed);
  const rested = except(open, monday, closed);
  return random.next() < 0.4 ? except(rested, 1, closed) : rested;
};

const cinemas: readonly Week[] = [
  week([["13:00", "23:30"]], [["11:00", "24:00"]], [["11:00", "23:00"]]),
  week([["16:30", "23:30"]], [["13:30", "24:00"]], [["13:30", "23:00"]]),
];

const spas: readonly Week[] = [
  week([["10:00", "21:00"]], [["09:00", "20:00"]], [["10:00", "18:00"]]),
  except(week([["11:00", "20:00"]], [["10:00", "19:00"]], closed), monday, closed),
];

const outings: readonly Week[] = [
  except(except(week([["10:00", "17:30"]], [["09:30", "18:30"]], [["09:30", "18:30"]]), monday, closed), 1, closed),
  week([["12:00", "20:00"]], [["10:00", "21:00"]], [["10:00", "19:00"]]),
];

const garages: readonly Week[] = [
  week(
    [
      ["08:00", "12:00"],
      ["13:00", "18:00"],
    ],
    [["09:00", "13:00"]],
    closed,
  ),
  week([["08:00", "18:00"]], closed, closed),
];

const ofTrade: Partial<Record<ShoppingCategory, readonly Week[]>> = {
  cinema: cinemas,
  wellness: spas,
  experiences: outings,
  motoring: garages,
};

/** Hours that a place of a trade keeps in a country, in the order of the week. */
export const openingHoursOf = (
  trade: ShoppingCategory,
  country: string,
  random: Random,
): readonly SeedOpeningHours[] => {
  const habits = byCountry[country] ?? northern;
  const days = trade === "dining" ? restaurant(habits, random) : random.pick(ofTrade[trade] ?? habits.shops);
  return days.flatMap((spans, index) => spans.map(([opens, closes]) => ({ dayOfWeek: index + 1, opens, closes })));
};
