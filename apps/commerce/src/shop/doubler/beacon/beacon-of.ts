import type { Services } from "../../../platform/services.ts";
import type { Beacon } from "./beacon.ts";
import { drandBeacon } from "./drand-beacon.ts";
import { embeddedBeacon } from "./embedded-beacon.ts";

/**
 * The beacon of the settings: drand's chain where one is named, else
 * one that signs its own rounds; `undefined` where there is none.
 */
export const beaconOf = ({ environment, clock }: Pick<Services, "environment" | "clock">): Beacon | undefined => {
  const { beaconUrl, beaconChain } = environment;
  if (beaconUrl === undefined) return undefined;
  return beaconChain === undefined ? embeddedBeacon(beaconUrl) : drandBeacon(beaconUrl, beaconChain, { clock });
};
