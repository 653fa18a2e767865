import type { Queryable } from "../../platform/database/index.ts";
import type { BeaconChain } from "./beacon/beacon.ts";
import { findDraw, type WholeDraw } from "./tables/draws.ts";
import { readPlaces } from "./tables/prizes.ts";

/**
 * What is published of a draw that is closed (`docs/protocol.md` of the verifier), with hashes and keys in
 * hexadecimal.
 */
export interface Proof {
  version: 1;
  draw: string;
  state: "COMMITTED" | "DRAWN";
  closesAt: string;
  committedAt: string;
  drawsAt: string;
  entries: number;
  list: string;
  rules: string;
  rulesHash: string;
  seedHash: string;
  beacon: BeaconChain;
  round: number;
  commitment: string;
  /** Since the draw. */
  seed?: string;
  signature?: string;
  drawnAt?: string;
  /** Who was drawn, the winner first: the hash of the entry, and whether the rules passed its card over. */
  places?: { entry: string; passedOver: boolean }[];
}

const hex = (bytes: Buffer | null): string => (bytes ?? Buffer.alloc(0)).toString("hex");

const revealed = async (db: Queryable, draw: WholeDraw) => {
  if (draw.state !== "DRAWN") return {};
  const places = (await readPlaces(db, draw.id)).map(({ hash, passedOver }) => ({ entry: hex(hash), passedOver }));
  return { seed: hex(draw.seed), signature: draw.signature ?? "", drawnAt: draw.drawnAt?.toISOString() ?? "", places };
};

/** The proof of a draw; `undefined` before it is closed, or where it had no entries. */
export const proofOf = async (db: Queryable, id: string): Promise<Proof | undefined> => {
  const draw = await findDraw(db, id);
  if (draw === undefined || (draw.state !== "COMMITTED" && draw.state !== "DRAWN")) return undefined;
  if (draw.beacon === null || draw.rules === null || draw.round === null) return undefined;
  return {
    version: 1,
    draw: draw.id,
    state: draw.state,
    closesAt: draw.closesAt.toISOString(),
    committedAt: draw.closedAt?.toISOString() ?? "",
    drawsAt: draw.drawsAt.toISOString(),
    entries: draw.entries ?? 0,
    list: hex(draw.listHash),
    rules: draw.rules,
    rulesHash: hex(draw.rulesHash),
    seedHash: hex(draw.seedHash),
    beacon: draw.beacon,
    round: draw.round,
    commitment: hex(draw.commitment),
    ...(await revealed(db, draw)),
  };
};
