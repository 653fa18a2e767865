import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language, Storefront } from "@giftshop/storefront-config";
import type { Log } from "../log.ts";
import type { Services } from "../services.ts";
import type { RedeemSession } from "./redeem-session.ts";
import type { Session } from "./session.ts";
import type { Visitor } from "./visitor.ts";

/** What GraphQL knows of a request before an operation says which storefront it is for. */
export interface Context {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  services: Services;
}

/** What a resolver works with: checked, typed, and nothing of HTTP. */
export interface Scope {
  storefront: Storefront;
  /** A language that the storefront speaks. */
  language: Language;
  visitor: Visitor;
  session: Session;
  redeem: RedeemSession;
  services: Services;
  /** Lines carry the request id. */
  log: Log;
  /**
   * Whom limits count: the visitor's IPv4 address or IPv6
   * network of /64; `undefined` for a call between servers.
   */
  clientAddress: string | undefined;
}
