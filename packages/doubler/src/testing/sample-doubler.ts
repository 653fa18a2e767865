import type { DoublerData } from "../doubler.query.ts";

/** A draw that runs, one that was held, one that waits, and one without entries. */
export const sampleDoubler: DoublerData = {
  current: {
    id: "CBFR-2027-01",
    entries: 1284,
    closesAt: "2027-01-03T23:00:00.000Z",
    drawsAt: "2027-01-04T11:00:00.000Z",
  },
  draws: [
    {
      id: "CBFR-2026-12",
      month: "2026-12",
      state: "WAITING",
      entries: 1102,
      drawsAt: "2026-12-07T11:00:00.000Z",
      commitment: "7f".repeat(32),
    },
    {
      id: "CBFR-2026-11",
      month: "2026-11",
      state: "DRAWN",
      entries: 987,
      drawsAt: "2026-11-02T11:00:00.000Z",
      commitment: "3c".repeat(32),
    },
    {
      id: "CBFR-2026-10",
      month: "2026-10",
      state: "EMPTY",
      entries: 0,
      drawsAt: "2026-10-05T10:00:00.000Z",
      commitment: null,
    },
  ],
  winners: [{ month: "2026-11", name: "Z•••", prize: { currency: "EUR", value: 7500 } }],
};

/** Before anybody has entered, or won. */
export const emptyDoubler: DoublerData = {
  ...sampleDoubler,
  current: { ...sampleDoubler.current, entries: 0 },
  draws: [],
  winners: [],
};
