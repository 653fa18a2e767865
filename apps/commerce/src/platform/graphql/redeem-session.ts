import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isRedeemToken, redeem, redeemCookie, type Storefront } from "@giftshop/storefront-config";
import { pipelined, prepared, type Queryable } from "../database/index.ts";
import { Failure } from "../failure.ts";
import { appendCookie } from "../http/cookies.ts";
import type { VisitorKey } from "./visitor-key.ts";

/** An exchange of gift cards that is under way. */
export interface Redeeming {
  /** Whose basket holds what is chosen: a visitor that exists for this alone. */
  visitor: number;
  expiresAt: Date;
}

/** The exchange that a call belongs to. */
export interface RedeemSession {
  /** Whether the call comes from a page of the exchange. */
  readonly asked: boolean;
  /**
   * The exchange of the call, which lasts on by being used; `undefined` for a call of any other page.
   *
   * @throws Failure 2301 where the call is of an exchange and there is none (any more)
   */
  find(db: Queryable): Promise<Redeeming | undefined>;
  /** The exchange of the request; a call without one is refused. */
  get(db: Queryable): Promise<Redeeming>;
  /** Its visitor, to statements in the packet of {@link RedeemSession.join}. */
  readonly key: VisitorKey;
  /** As `get`, in a transaction: that it lasts on is for `keep`, whatever became of the transaction. */
  join(client: Queryable): Promise<Redeeming>;
  /** Makes an exchange that was found last on. */
  keep(db: Queryable): Promise<void>;
  /** Visitor of the exchange of this browser, if there is one; refuses nothing. */
  peek(db: Queryable): Promise<number | undefined>;
  /**
   * Begins an exchange in the caller's transaction, in place of an earlier one, known by `key` to statements
   * behind it; `handOut`, called after the commit, sends its cookie.
   */
  begin(client: Queryable): { key: VisitorKey; begun: Promise<Redeeming & { handOut: () => void }> };
  /** Forgets the token. */
  end(db: Queryable): Promise<void>;
}

type Key = [Buffer, string, Date];

const select = prepared<Redeeming, Key>(
  "redeem-session-find",
  `select visitor, expires_at as "expiresAt" from redeem_session where token_hash = $1 and storefront = $2 and expires_at > $3`,
);
const slide = prepared<Record<never, never>, [Buffer, Date]>(
  "redeem-session-slide",
  "update redeem_session set expires_at = $2 where token_hash = $1 and expires_at < $2",
);
const insert = prepared<{ visitor: number }, [Buffer, Buffer, string, Date, Date]>(
  "redeem-session-begin",
  `with made as (insert into visitor (token_hash) values ($1) returning id)
   insert into redeem_session (token_hash, visitor, storefront, begun_at, expires_at)
   select $2, id, $3, $4, $5 from made returning visitor`,
);
const remove = prepared<Record<never, never>, [Buffer]>(
  "redeem-session-end",
  "delete from redeem_session where token_hash = $1",
);

const minute = 60_000;
/** A session is written once in so many milliseconds, however often it is used. */
const step = minute;

const hash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The token that a call brings, in base64, which keeps no secret: it is worth what is stored. */
const tokenOf = (header: string): Buffer | undefined => {
  const token = Buffer.from(header, "base64").toString("latin1");
  return isRedeemToken(token) ? hash(token) : undefined;
};

export interface RedeemScope {
  storefront: Pick<Storefront, "code" | "storeId" | "basePath">;
  secure: boolean;
  /** Token that `userData` carries, where it is sent. */
  redeemToken: string | undefined;
  now: () => Date;
}

/**
 * The exchange of a request. Header and `userData` say the same token, or the call contradicts itself (1001).
 */
export const redeemSessionOf = (
  request: IncomingMessage,
  response: ServerResponse,
  { storefront: { code, storeId, basePath }, secure, redeemToken, now }: RedeemScope,
): RedeemSession => {
  const header = request.headers[redeem.header];
  const said = typeof header === "string" ? header : undefined;
  const own = redeemToken === undefined ? undefined : Buffer.from(redeemToken).toString("base64");
  if (said !== undefined && own !== undefined && said !== own)
    throw new Failure("contradictoryUserData", "userData.redeemToken");
  const token = tokenOf(said ?? own ?? "");
  let asked = said !== undefined || own !== undefined;
  const flags = `SameSite=Lax${secure ? "; Secure" : ""}`;
  const write = (value: string, seconds: number) => {
    appendCookie(response, `${redeemCookie(storeId, secure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${flags}`);
    appendCookie(
      response,
      `${redeem.hint}=${seconds > 0 ? 1 : ""}; Path=${basePath || "/"}; Max-Age=${seconds}; ${flags}`,
    );
  };
  const lasting = () => new Date(now().getTime() + redeem.minutes * minute);
  const tokenText = () => Buffer.from(said ?? own ?? "", "base64").toString("latin1");
  let asking: Promise<Redeeming | undefined> | undefined;
  let keeping: Promise<Redeeming> | undefined;

  const look = (db: Queryable): Promise<Redeeming | undefined> =>
    token ? select.first(db, token, code, now()) : Promise.resolve(undefined);
  const join = async (db: Queryable): Promise<Redeeming> => {
    if (!asked) throw new Failure("redeemEnded");
    asking ??= look(db).catch((error: unknown) => {
      // Of a transaction that runs again.
      asking = undefined;
      throw error;
    });
    const found = await asking;
    if (found === undefined) throw new Failure("redeemEnded");
    return found;
  };
  const prolong = async (db: Queryable, found: Redeeming): Promise<Redeeming> => {
    const expiresAt = lasting();
    if (token === undefined || expiresAt.getTime() - found.expiresAt.getTime() < step) return found;
    await slide.run(db, token, expiresAt);
    write(tokenText(), redeem.minutes * 60);
    return { ...found, expiresAt };
  };
  const get = async (db: Queryable): Promise<Redeeming> => {
    const found = await join(db);
    keeping ??= prolong(db, found);
    return keeping;
  };
  const insertOne = async (client: Queryable, fresh: string) => {
    const expiresAt = lasting();
    const [row] = await pipelined(
      insert.first(client, randomBytes(32), hash(fresh), code, now(), expiresAt),
      token && remove.run(client, token),
    );
    if (row === undefined) throw new Error("The exchange was not written.");
    const begun = { ...row, expiresAt };
    const handOut = () => {
      asked = true;
      asking = Promise.resolve(begun);
      keeping = Promise.resolve(begun);
      write(fresh, redeem.minutes * 60);
    };
    return { ...begun, handOut };
  };
  return {
    get asked() {
      return asked;
    },
    key: { id: null, token: token ?? null },
    find: async (db) => (asked ? get(db) : undefined),
    get,
    join,
    keep: async (db) => {
      if ((await asking) !== undefined) await get(db);
    },
    peek: async (db) => (await look(db))?.visitor,
    begin: (client) => {
      const fresh = randomBytes(32).toString("base64url");
      return { key: { id: null, token: hash(fresh) }, begun: insertOne(client, fresh) };
    },
    end: async (db) => {
      if (token) await remove.run(db, token);
      asking = Promise.resolve(undefined);
      keeping = undefined;
      write("", 0);
    },
  };
};
