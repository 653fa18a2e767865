import { type Storefront, storefronts } from "@giftshop/storefront-config";
import { Temporal } from "temporal-polyfill";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import { type CardBalance, cardsOf } from "../check-balance.ts";

/** A card whose last day comes near. */
export interface ExpiringCard extends CardBalance {
  /** Which of its reminders is due: so many days before its last day. */
  days: number;
}

/** Nobody is written to at night: from this hour on, where the card was sold. */
const firstHour = 9;

interface Due {
  id: number;
  days: number;
}

/** A reminder that no worker was there for is sent up to two weeks late, the last one up to the last day. */
const due = prepared<Due, [readonly string[], readonly string[], number, number]>(
  "gift-card-remind-due",
  `with here as (select * from unnest($1::text[], $2::date[]) as h (storefront, today)),
   stage (days, least) as (values (90, 76), (30, 16), (7, 0))
   select c.id, s.days from (select distinct today from here) d cross join stage s
   join gift_card c on c.state = 'ACTIVE' and c.expires_on between d.today + s.least and d.today + s.days
   join here h on h.storefront = c.storefront and h.today = d.today
   where c.id > $3 and not exists (select from gift_card_reminder r where r.card = c.id and r.days = s.days)
   order by c.id limit $4`,
);
const note = prepared<{ card: number }, [readonly number[], readonly number[], Date]>(
  "gift-card-remind",
  `insert into gift_card_reminder (card, days, at) select card, days, $3 from unnest($1::bigint[], $2::int[]) as w (card, days)
   order by card on conflict do nothing returning card`,
);

/** The day where cards of a storefront were sold, once it has begun there. */
const today = ({ timeZone }: Storefront, now: Date): string | undefined => {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return there.hour < firstHour ? undefined : there.toPlainDate().toString();
};

/**
 * Cards with something on them that are due a reminder (90, 30 or 7 days before their last day), each
 * noted so that it is answered once: among the next `most` behind the card `after`.
 *
 * @returns them, and as `last` the card to go on behind
 */
export const takeExpiring = async (
  client: Queryable,
  { now, after, most }: { now: Date; after: number; most: number },
): Promise<{ cards: ExpiringCard[]; last: number | undefined }> => {
  const awake = storefronts.flatMap((storefront) => {
    const day = today(storefront, now);
    return day === undefined ? [] : [{ code: storefront.code, day }];
  });
  const codes = awake.map(({ code }) => code);
  const days = awake.map(({ day }) => day);
  const found = new Map((await due.all(client, codes, days, after, most)).map((one) => [one.id, one]));
  const known = await cardsOf(client, [...found.keys()]);
  const cards = known.flatMap((card) => {
    const one = found.get(card.id);
    return one && card.balance > 0 ? [{ ...card, days: one.days }] : [];
  });
  const noted = await note.all(
    client,
    cards.map(({ id }) => id),
    cards.map((card) => card.days),
    now,
  );
  const ours = new Set(noted.map(({ card }) => card));
  return { cards: cards.filter(({ id }) => ours.has(id)), last: [...found.keys()].at(-1) };
};
