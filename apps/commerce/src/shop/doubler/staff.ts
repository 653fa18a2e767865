import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { DrawState } from "./tables/draws.ts";

/** What staff see of a draw: how many take part, never who. */
export interface DrawStatus {
  id: string;
  storefront: StorefrontCode;
  state: DrawState;
  entries: number;
  closesAt: Date;
  drawsAt: Date;
  /** Since the closing: what is fixed, hexadecimal, and the round of the beacon that is waited for. */
  commitment: string | null;
  round: number | null;
  drawnAt: Date | null;
  /** State of the prize, once it is drawn, and until when it is offered. */
  prize: "OFFERED" | "CLAIMED" | "LAPSED" | null;
  place: number | null;
  endsAt: Date | null;
}

const statuses = prepared<DrawStatus, [number]>(
  "doubler-statuses",
  `select d.id, d.storefront, d.state, d.closes_at as "closesAt", d.draws_at as "drawsAt",
     encode(d.commitment, 'hex') as commitment, d.round::float8 as round, d.drawn_at as "drawnAt", p.state as prize, p.place, p.ends_at as "endsAt",
     coalesce(d.entries, (select count(*)::int from doubler_entry e where e.draw = d.id and e.withdrawn_at is null)) as entries
   from doubler_draw d left join lateral (
     select state, place, ends_at from doubler_prize where draw = d.id order by place desc limit 1) p on true
   order by d.closes_at desc, d.id limit $1`,
);

/** Key by which the books know what was set aside for a draw. */
export const budgetKey = (draw: string): string => `doubler ${draw}`;

/** The newest draws of all storefronts. */
export const drawStatuses = (db: Queryable, most = 30): Promise<DrawStatus[]> => statuses.all(db, most);
