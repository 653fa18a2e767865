import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { prepared, type Queryable } from "../database/index.ts";
import { appendCookie, readCookie } from "../http/cookies.ts";
import { deviceOf } from "./device.ts";
import { visitorCookie } from "./visitor-cookie.ts";

/** Who is signed in with this browser. */
export interface SignedIn {
  sessionId: number;
  /** Id of the account. */
  account: string;
  /** The account's visitor: whose basket and orders these are. */
  visitor: number;
  /** When the session was last noted to be in use. */
  seenAt: Date;
}

/** The signed-in state of a request. */
export interface Session {
  /** Browser and system of the request, for a list of sessions. */
  readonly device: string;
  /**
   * Who is signed in, or `undefined`. Asked once a request. A
   * browser that thinks it is and is not any more is told so.
   */
  find(db: Queryable): Promise<SignedIn | undefined>;
  /**
   * Begins a session in the caller's transaction. Its cookie
   * goes out when what this answers is called, after the commit.
   */
  begin(client: Queryable, who: { account: string; visitor: number }): Promise<() => void>;
  /** Notes that the session is in use, at most once an hour, so that it lasts on, and its cookie with it. */
  renew(db: Queryable, session: Pick<SignedIn, "sessionId" | "seenAt">): Promise<void>;
  /** Ends the session of this browser, and forgets its visitor, whose orders are nobody else's to see. */
  end(db: Queryable): Promise<void>;
}

/** Days that a session lasts after it was last used. */
export const sessionDays = 30;

const hour = 3_600_000;
const day = 24 * hour;
const find = prepared<SignedIn, [Buffer, string, Date]>(
  "session-find",
  `select id as "sessionId", account, visitor, seen_at as "seenAt" from session where token_hash = $1 and legal_entity = $2 and expires_at > $3`,
);
const insert = prepared<{ id: number }, [Buffer, string, string, number, string, Date, Date]>(
  "session-insert",
  `insert into session (token_hash, account, legal_entity, visitor, device, created_at, seen_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $6, $7) returning id`,
);
const remove = prepared<Record<never, never>, [Buffer]>("session-end", "delete from session where token_hash = $1");
const touch = prepared<Record<never, never>, [number, Date, Date]>(
  "session-touch",
  "update session set seen_at = $2, expires_at = $3 where id = $1 and seen_at < $2::timestamptz - interval '1 hour'",
);

const tokenPattern = /^[\w-]{43}$/u;
const hash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** One cookie for each legal entity: storefronts that share a host may belong to different ones. */
const cookieName = (legalEntity: string, secure: boolean): string => {
  const entity = createHash("sha256").update(legalEntity).digest("hex").slice(0, 12);
  return `${secure ? "__Host-" : ""}session-${entity}`;
};

export interface SessionScope {
  legalEntity: string;
  secure: boolean;
  /** Base path of the storefront: the hint of its basket lies there. */
  basePath: string;
  now: () => Date;
}

export const sessionOf = (
  request: IncomingMessage,
  response: ServerResponse,
  { legalEntity, secure, basePath, now }: SessionScope,
): Session => {
  const name = cookieName(legalEntity, secure);
  const sent = readCookie(request.headers.cookie, name);
  const token = sent !== undefined && tokenPattern.test(sent) ? hash(sent) : undefined;
  const flags = `HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  const write = (value: string, seconds: number) => {
    appendCookie(response, `${name}=${value}; Path=/; Max-Age=${seconds}; ${flags}`);
    // For the page: without it nobody need be asked who is signed in.
    const hint = value === "" ? "account=; Max-Age=0" : `account=1; Max-Age=${seconds}`;
    appendCookie(response, `${hint}; Path=${basePath || "/"}; SameSite=Lax${secure ? "; Secure" : ""}`);
  };
  const device = deviceOf(request.headers["user-agent"]);
  const ends = () => new Date(now().getTime() + sessionDays * day);
  const hinted = readCookie(request.headers.cookie, "account") !== undefined;
  const look = async (db: Queryable): Promise<SignedIn | undefined> => {
    const found = token && (await find.first(db, token, legalEntity, now()));
    if (!found && (token || hinted)) write("", 0);
    return found || undefined;
  };
  let asked: Promise<SignedIn | undefined> | undefined;
  return {
    device,
    find: (db) => {
      asked ??= look(db);
      return asked;
    },
    begin: async (client, { account, visitor }) => {
      const fresh = randomBytes(32).toString("base64url");
      const row = await insert.first(client, hash(fresh), account, legalEntity, visitor, device, now(), ends());
      // The session of before, should there be one: a token never outlives a sign-in.
      if (token) await remove.run(client, token);
      return () => {
        if (row) asked = Promise.resolve({ sessionId: row.id, account, visitor, seenAt: now() });
        write(fresh, sessionDays * 86_400);
      };
    },
    renew: async (db, { sessionId, seenAt }) => {
      // Each page asks who is signed in: what is seen often is not written down again.
      if (now().getTime() - seenAt.getTime() <= hour) return;
      if (sent && (await touch.run(db, sessionId, now(), ends())) === 1) write(sent, sessionDays * 86_400);
    },
    end: async (db) => {
      if (token) await remove.run(db, token);
      asked = Promise.resolve(undefined);
      write("", 0);
      appendCookie(response, `${visitorCookie(secure)}=; Path=/; Max-Age=0; ${flags}`);
      appendCookie(response, `basket=0; Path=${basePath || "/"}; Max-Age=0; SameSite=Lax${secure ? "; Secure" : ""}`);
    },
  };
};
