import { createHash, generateKeyPairSync, sign } from "node:crypto";
import type { Clock } from "../../../platform/clock.ts";
import type { Beacon, BeaconChain } from "../beacon/beacon.ts";

export interface TestBeacon extends Beacon {
  /** Whether it answers nobody. */
  down: boolean;
  /** Its clock goes after by so many milliseconds. */
  late: number;
  /** How often a round was asked for. */
  asked: number;
}

const period = 30;
const genesis = 1_767_225_600;

/** A beacon that signs its own rounds by the clock of a test, and that can be late or down. */
export const testBeacon = (clock: Clock): TestBeacon => {
  const { privateKey, publicKey: key } = generateKeyPairSync("ed25519");
  const publicKey = key.export({ type: "spki", format: "der" }).subarray(-32).toString("hex");
  const hash = createHash("sha256").update(`giftshop beacon 1\n${publicKey}\n${period}\n${genesis}\n`).digest("hex");
  const chain: BeaconChain = { scheme: "ed25519-giftshop", hash, publicKey, period, genesis };
  const beacon: TestBeacon = {
    down: false,
    late: 0,
    asked: 0,
    chain: async () => {
      if (beacon.down) throw new Error("The beacon is down.");
      return chain;
    },
    round: async (_, round) => {
      beacon.asked += 1;
      if (beacon.down) throw new Error("The beacon is down.");
      const at = (genesis + (round - 1) * period) * 1000;
      if (at > clock.now().getTime() - beacon.late) return undefined;
      const signature = sign(null, Buffer.from(`giftshop beacon round 1\n${round}\n`), privateKey);
      return {
        round,
        signature: signature.toString("hex"),
        randomness: createHash("sha256").update(signature).digest(),
      };
    },
  };
  return beacon;
};
