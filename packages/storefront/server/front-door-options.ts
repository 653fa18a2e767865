import type { IncomingMessage, ServerResponse } from "node:http";
import type { CheckoutDoor } from "@giftshop/checkout-queue";
import type { Logger, MadePage, NetworkLimit, PageCache } from "@giftshop/web-server";
import type { Environment } from "../src/environment.ts";
import type { Commerce } from "./commerce.ts";
import type { MakePage } from "./make-page.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, requestId: string) => void | Promise<void>;

export interface FrontDoorOptions {
  settings: Environment;
  cache: PageCache;
  makePage: MakePage;
  /**
   * Pictures have a memory of their own: a sheet of them may
   * be asked for in many ways, and must not push out pages.
   */
  pictures: PageCache;
  /** A picture of commerce, by its path. */
  makeMedia: (path: string, requestId: string) => Promise<MadePage>;
  commerce: Pick<Commerce, "forward" | "answers">;
  /** Lets into the checkout by turn; absent where there is room for everybody. */
  door?: CheckoutDoor | undefined;
  /** Bounds the pages of a network; absent where each gets what it asks for. */
  limit?: Pick<NetworkLimit, "admits"> | undefined;
  /** Sends a file and gives true, or gives false and has sent nothing. */
  sendFile: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Paths that are answered whatever the host: `/healthz`, `/readyz`, `/_purge`. */
  endpoints: Readonly<Record<string, Handler>>;
  /** Raw list, for what is answered here. */
  headers: readonly string[];
  log: Logger;
}
