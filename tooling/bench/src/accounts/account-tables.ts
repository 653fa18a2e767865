import type { DoublerFigures } from "../doubler.ts";
import { table } from "../table.ts";
import type { AccountFigures } from "./accounts.ts";

/** Prints what accounts cost, and what they give away, as far as it is known. */
export const printAccounts = ({ info, busyInfo, orders, flood, told }: Partial<AccountFigures>): void => {
  if (info && busyInfo && orders)
    table(
      "Accounts (CPU of server and PostgreSQL)",
      ["operation", "clients", "per second", "p50 ms", "p99 ms", "CPU ms each"],
      [
        ["getUserInfo", "1", info.perSecond, info.p50, info.p99, info.cpu],
        ["getUserInfo", "8", busyInfo.perSecond, busyInfo.p50, busyInfo.p99, busyInfo.cpu],
        ["page of 1,000 orders", "8", orders.perSecond, orders.p50, orders.p99, orders.cpu],
      ],
    );
  if (flood)
    table(
      "Lists while 50 logins a second are tried",
      ["p99 ms before", "p99 ms during", "ratio", "refused", "tried", "judged"],
      [
        [
          flood.before,
          flood.during,
          flood.during / flood.before,
          String(flood.refused),
          String(flood.tried),
          String(flood.judged),
        ],
      ],
    );
  if (told)
    table(
      "Can a known email be told from an unknown one by time? (0.5: no)",
      ["call", "samples", "area under curve", "known ms", "unknown ms"],
      [[told.name, String(told.samples), told.auc.toFixed(3), told.known, told.unknown]],
    );
};

/** Prints what a draw takes. */
export const printDraw = (found: DoublerFigures): void => {
  table(
    "A draw of the doubler, seconds beside those of a run that does nothing",
    ["entries", "nothing", "closing", "draw", "CPU of PostgreSQL", "list fetched", "MB", "checked"],
    [
      [
        String(found.entries),
        found.idle,
        found.closing,
        found.drawing,
        found.databaseCpu,
        found.fetching,
        found.megabytes,
        found.verifying,
      ],
    ],
  );
};
