import { json, noContent } from "../http/answer.ts";
import { jsonObject, Refusal } from "../http/call.ts";
import type { Route } from "../http/router.ts";
import type { Beacon } from "./beacon.ts";

/** Public randomness: what the beacon is, and its rounds so far. */
export const beaconRoutes = (beacon: Beacon): Route[] => [
  ["GET", "/beacon/info", () => json(200, beacon.chain())],
  [
    "GET",
    "/beacon/rounds/:round",
    ({ parameters: { round = "" } }) => {
      const signature = /^[1-9]\d{0,14}$/.test(round) ? beacon.signed(Number(round)) : undefined;
      if (signature === undefined) throw new Refusal(404, "This round has not been published.");
      return json(200, { round: Number(round), signature });
    },
  ],
  [
    "POST",
    "/control/beacon",
    (call) => {
      const { milliseconds } = jsonObject(call);
      if (!Number.isSafeInteger(milliseconds)) throw new Refusal(400, "Milliseconds are a whole number.");
      beacon.moveOn(Number(milliseconds));
      return noContent;
    },
  ],
];
