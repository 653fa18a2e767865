import { hash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { prepared, type Queryable, type Statement } from "../database/index.ts";
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

/** What finds the session of a browser: the hash of its token, the legal entity, and now. */
export type SessionKey = readonly [token: Buffer, legalEntity: string, now: Date];

/** The signed-in state of a request. */
export interface Session {
  /** Browser and system of the request, for a list of sessions. */
  readonly device: string;
  /**
   * Who is signed in, asked once a request, or `undefined`, of which a browser that thinks otherwise is told.
   */
  find(db: Queryable): Promise<SignedIn | undefined>;
  /**
   * Finds the session together with what a module knows of its account, by a statement over the view
   * `open_session` that looks in `token_hash`, `legal_entity` and `expires_at`.
   */
  findWith<Row extends SignedIn>(db: Queryable, statement: Statement<Row, SessionKey>): Promise<Row | undefined>;
  /**
   * Begins a session in the caller's transaction; what it answers is called after the commit and sends the
   * cookie.
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
const find = prepared<SignedIn, SessionKey>(
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
const hashOf = (token: string): Buffer => hash("sha256", token, "buffer");

const cookieNames = new Map<string, string>();

/** One cookie for each legal entity: storefronts that share a host may belong to different ones. */
const cookieName = (legalEntity: string, secure: boolean): string => {
  const known = cookieNames.get(legalEntity) ?? `session-${hash("sha256", legalEntity).slice(0, 12)}`;
  cookieNames.set(legalEntity, known);
  return secure ? `__Host-${known}` : known;
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
  let token = sent !== undefined && tokenPattern.test(sent) ? hashOf(sent) : undefined;
  const flags = `HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  const write = (value: string, seconds: number) => {
    appendCookie(response, `${name}=${value}; Path=/; Max-Age=${seconds}; ${flags}`);
    // For the page: without it nobody need be asked who is signed in.
    const hint = value === "" ? "account=; Max-Age=0" : `account=1; Max-Age=${seconds}`;
    appendCookie(response, `${hint}; Path=${basePath || "/"}; SameSite=Lax${secure ? "; Secure" : ""}`);
  };
  const ends = () => new Date(now().getTime() + sessionDays * day);
  const hinted = readCookie(request.headers.cookie, "account") !== undefined;
  const look = async <Row extends SignedIn>(
    db: Queryable,
    by: Statement<Row, SessionKey>,
  ): Promise<Row | undefined> => {
    const found = token && (await by.first(db, token, legalEntity, now()));
    if (!found && (token || hinted)) write("", 0);
    return found || undefined;
  };
  let asked: Promise<SignedIn | undefined> | undefined;
  return {
    get device() {
      return deviceOf(request.headers["user-agent"]);
    },
    find: (db) => {
      asked ??= look(db, find);
      return asked;
    },
    findWith: (db, statement) => {
      const reading = look(db, statement);
      asked ??= reading;
      return reading;
    },
    begin: async (client, { account, visitor }) => {
      const fresh = randomBytes(32).toString("base64url");
      const made = hashOf(fresh);
      const device = deviceOf(request.headers["user-agent"]);
      const row = await insert.first(client, made, account, legalEntity, visitor, device, now(), ends());
      // The session of before, should there be one: a token never outlives a sign-in.
      if (token) await remove.run(client, token);
      return () => {
        if (row) asked = Promise.resolve({ sessionId: row.id, account, visitor, seenAt: now() });
        token = made;
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
      token = undefined;
      asked = Promise.resolve(undefined);
      write("", 0);
      appendCookie(response, `${visitorCookie(secure)}=; Path=/; Max-Age=0; ${flags}`);
      appendCookie(response, `basket=0; Path=${basePath || "/"}; Max-Age=0; SameSite=Lax${secure ? "; Secure" : ""}`);
    },
  };
};
