import { hash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { retention } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../database/index.ts";
import { appendCookie, readCookie } from "../http/cookies.ts";
import type { RedeemSession } from "./redeem-session.ts";
import type { Session } from "./session.ts";
import { visitorCookie } from "./visitor-cookie.ts";
import { type VisitorKey, visitorIs } from "./visitor-key.ts";

/** Somebody's browser, known by a random cookie and nothing else. */
export interface Visitor {
  /** Id of the visitor, or `undefined` for a browser that commerce has not seen. */
  find(db: Queryable): Promise<number | undefined>;
  /** Reads what is a visitor's in the statement that finds whose it is; `undefined` for nothing. */
  findWith<Row extends { visitorId: number }>(
    db: Queryable,
    read: (who: VisitorKey) => Promise<Row | undefined>,
  ): Promise<Row | undefined>;
  /** Id of the visitor that this browser was before somebody signed in with it. */
  findBrowser(db: Queryable): Promise<number | undefined>;
  /**
   * Id of the visitor, made on the caller's connection if need be; the cookie goes
   * out with the answer. Inside a transaction the visitor is there until it ends.
   *
   * @param later the cookie goes out with {@link Visitor.hintQuantity}, once all is committed
   */
  ensure(client: Queryable, later?: boolean): Promise<number>;
  /**
   * Tells the page in a cookie how many packages its basket holds, so that 0 needs no call, and renews the
   * visitor's, so that the two end together.
   */
  hintQuantity(quantity: number): void;
}

const findVisitor = prepared<{ id: number }, [Buffer]>("visitor-find", "select id from visitor where token_hash = $1");
/**
 * As the foreign key of what is written next would: who is to be
 * forgotten (basket/forget-visitors.ts) is not, or is not found any more.
 */
const holdVisitor = prepared<{ id: number }, [Buffer]>(
  "visitor-hold",
  "select id from visitor where token_hash = $1 for key share",
);
const insertVisitor = prepared<{ id: number }, [Buffer]>(
  "visitor-insert",
  "insert into visitor (token_hash) values ($1) on conflict (token_hash) do update set seen_on = current_date returning id",
);

const sinceOf = prepared<{ createdAt: Date }, [number | null, Buffer | null]>(
  "visitor-since",
  `select created_at as "createdAt" from visitor where id = ${visitorIs("$1", "$2")}`,
);

/** When a visitor was first seen. */
export const visitorSince = async (db: Queryable, { id, token }: VisitorKey): Promise<Date | undefined> =>
  (await sinceOf.first(db, id, token))?.createdAt;

const tokenPattern = /^[\w-]{22}$/;
/** What the cookie statement says of both cookies (`retention`), in seconds. */
const lifetime = retention.cookieDays * 86_400;

/**
 * 16 random bytes are as unguessable hashed as not; hashing
 * keeps a leaked table from being a list of sessions.
 */
const hashOf = (token: string): Buffer => hash("sha256", token, "buffer");

export interface CookieScope {
  secure: boolean;
  /** Base path of the storefront: several may share a host. */
  basePath: string;
  /** Whoever is signed in acts as the visitor of the account, in every browser. */
  session: Pick<Session, "find">;
  /** Whoever exchanges a card acts as the visitor of that exchange, signed in or not. */
  redeem: Pick<RedeemSession, "find" | "asked">;
}

export const visitorOf = (
  request: IncomingMessage,
  response: ServerResponse,
  { secure, basePath, session, redeem }: CookieScope,
): Visitor => {
  const name = visitorCookie(secure);
  const sent = readCookie(request.headers.cookie, name);
  const known = sent !== undefined && tokenPattern.test(sent) ? hashOf(sent) : undefined;
  const flags = `Max-Age=${lifetime}; SameSite=Lax${secure ? "; Secure" : ""}`;
  let made: string | undefined;
  let untold: string | undefined;
  let found: number | undefined;
  let asking: Promise<{ id: number } | undefined> | undefined;
  const know = (token: string) => appendCookie(response, `${name}=${token}; Path=/; HttpOnly; ${flags}`);
  const findBrowser = async (db: Queryable): Promise<number | undefined> => {
    if (found !== undefined || known === undefined) return found;
    asking ??= findVisitor.first(db, known).finally(() => {
      asking = undefined;
    });
    found = (await asking)?.id;
    return found;
  };
  const findWith: Visitor["findWith"] = async (db, read) => {
    const other = (await redeem.find(db)) ?? (await session.find(db));
    if (other) return read({ id: other.visitor, token: null });
    if (known === undefined) return undefined;
    const row = await read({ id: found ?? null, token: known });
    if (row) found = row.visitorId;
    // Somebody who has nothing is known for as long again, too.
    else await findBrowser(db);
    return row;
  };
  return {
    findWith,
    find: async (db) => ((await redeem.find(db)) ?? (await session.find(db)))?.visitor ?? findBrowser(db),
    findBrowser,
    ensure: async (client, later = false) => {
      const other = (await redeem.find(client)) ?? (await session.find(client));
      if (other) return other.visitor;
      found = known && (await holdVisitor.first(client, known))?.id;
      if (found !== undefined) return found;
      if (made === undefined) {
        made = randomBytes(16).toString("base64url");
        if (later) untold = made;
        else know(made);
      }
      // Not remembered: the transaction around it may roll back and run again.
      const row = await insertVisitor.first(client, hashOf(made));
      if (row === undefined) throw new Error("The visitor was not written.");
      return row.id;
    },
    hintQuantity: (quantity) => {
      // The hint is of the basket in the header, which an exchange leaves alone.
      if (redeem.asked) return;
      if (sent !== undefined && found !== undefined) know(sent);
      if (untold !== undefined) know(untold);
      untold = undefined;
      appendCookie(response, `basket=${quantity}; Path=${basePath || "/"}; ${flags}`);
    },
  };
};
