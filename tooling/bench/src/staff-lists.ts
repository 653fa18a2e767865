import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { Client } from "pg";
import { Pool } from "undici";
import type { Target } from "./commerce.ts";
import { type Load, load } from "./load.ts";
import { madeOrder, makeOrders } from "./many-orders.ts";

const document =
  "query ($text: String!, $storefronts: [String!], $before: String) { orders(text: $text, storefronts: $storefronts, before: $before) { data { orders { number storefront state name email placedAt cursor total { currency value } } } errors { code } } }";

interface Answer {
  data: { orders: { data: { orders: { cursor: string }[] } | null; errors: { code: string }[] } };
}
interface Asked {
  text: string;
  storefronts?: readonly string[];
  before?: string;
}

/** How a list of the admin answers. */
export interface ListFigure {
  name: string;
  /** Orders of one page of it. */
  found: number;
  load: Load;
}

/** Somebody who may read orders everywhere, signed in; answers their cookie. */
const signIn = async (db: Client): Promise<string> => {
  const [id, token] = [randomUUID(), randomBytes(32).toString("base64url")];
  const email = "bench@shop.example";
  await db.query("insert into staff (id, email, email_key, created_at) values ($1, $2, $2, now())", [id, email]);
  await db.query("insert into staff_grant (staff, role) values ($1, 'ADMIN')", [id]);
  await db.query(
    `insert into staff_session (token_hash, staff, device, created_at, expires_at)
     values ($1, $2, 'bench', now(), now() + interval '8 hours')`,
    [createHash("sha256").update(token).digest(), id],
  );
  return `staff=${token}`;
};

/**
 * Lists of the admin over so many orders: the newest, a page far behind, and each way to look for one.
 *
 * @param staffUrl where commerce answers the admin
 */
export const measureLists = async (
  target: Target,
  staffUrl: string,
  { orders, seconds }: { orders: number; seconds: number },
): Promise<ListFigure[]> => {
  const db = new Client({ connectionString: target.variables.DATABASE_URL });
  await db.connect();
  const pool = new Pool(staffUrl, { connections: 1, pipelining: 1 });
  try {
    const { rows } = await db.query<{ id: string }>("select id from shop_order where state = 'COMPLETED' limit 1");
    const [one] = rows;
    if (one === undefined) throw new Error("There is no order to copy.");
    await makeOrders(db, one.id, orders);
    const cookie = await signIn(db);
    const ask = async (variables: Asked): Promise<{ cursor: string }[]> => {
      const { body } = await pool.request({
        path: "/graphql",
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ query: document, variables }),
      });
      const { data } = (await body.json()) as Answer;
      if (data.orders.data === null) throw new Error(JSON.stringify(data.orders.errors));
      return data.orders.data.orders;
    };
    const some = (): number => randomInt(Math.ceil(orders / 3));
    const far = async (): Promise<string> => {
      const { rows } = await db.query<{ cursor: string }>(
        `select to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || id as cursor from shop_order
          order by placed_at desc offset $1 limit 1`,
        [Math.floor(orders / 2)],
      );
      return rows[0]?.cursor ?? "";
    };
    const before = await far();
    const ways: readonly (readonly [string, () => Asked])[] = [
      ["the newest", () => ({ text: "" })],
      ["the newest of a storefront", () => ({ text: "", storefronts: ["CBFR"] })],
      ["the newest of three", () => ({ text: "", storefronts: ["CBFR", "CKUK", "GCS"] })],
      ["a page in the middle", () => ({ text: "", before })],
      ["by number", () => ({ text: madeOrder.number(1 + some()) })],
      ["by a buyer's email", () => ({ text: madeOrder.email(some()) })],
      ["by a receiver's email", () => ({ text: madeOrder.receiverEmail(some()) })],
      ["by the beginning of an email", () => ({ text: `buyer-${1000 + randomInt(9000)}@` })],
      ["by last name", () => ({ text: madeOrder.lastName(randomInt(20_000)) })],
      [`by a name of ${Math.floor(orders / 50)} orders`, () => ({ text: madeOrder.commonName })],
      ["by a receiver's name", () => ({ text: madeOrder.receiverName(some()) })],
      ["by a card's number, of no card", () => ({ text: String(10 ** 18 + randomInt(10 ** 9)) })],
      ["by a card's last four", () => ({ text: madeOrder.lastDigits(randomInt(10_000)) })],
    ];
    const figures: ListFigure[] = [];
    for (const [name, asked] of ways) {
      const found = (await ask(asked())).length;
      const operation = () => ask(asked());
      figures.push({ name, found, load: await load({ clients: 1, seconds, pids: target.pids, operation }) });
    }
    return figures;
  } finally {
    await db.end();
    await pool.close();
  }
};
