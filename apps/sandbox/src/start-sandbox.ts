import { mkdirSync } from "node:fs";
import { Beacon } from "./beacon/beacon.ts";
import { beaconRoutes } from "./beacon/routes.ts";
import { brandShopRoutes } from "./brand-shops/routes.ts";
import { checkoutRoutes } from "./checkout-page/routes.ts";
import { type Clock, systemClock } from "./clock.ts";
import { Faults } from "./control/faults.ts";
import { controlRoutes } from "./control/routes.ts";
import { commonRoutes } from "./http/common-routes.ts";
import { endHttp, listen } from "./http/listen.ts";
import { createHttpServer } from "./http/server.ts";
import { IssuerCards } from "./issuer/cards.ts";
import { issuerRoutes } from "./issuer/routes.ts";
import { createLog, type Logger } from "./log.ts";
import { Mailbox } from "./mailbox/mailbox.ts";
import { mailboxRoutes } from "./mailbox/routes.ts";
import { createSmtpServer } from "./mailbox/smtp.ts";
import { Ledger } from "./provider/ledger.ts";
import { providerRoutes } from "./provider/routes.ts";
import { Webhooks } from "./provider/webhooks.ts";
import { registerRoutes } from "./registers/routes.ts";

export interface SandboxOptions {
  /** Port of the provider and the pages; 0 takes a free one. */
  readonly httpPort: number;
  /** Port of the mail server; 0 takes a free one. */
  readonly smtpPort: number;
  /** Folder of its journals; made when missing. */
  readonly dataDirectory: string;
  /** Address in links to hosted pages, without a slash at the end. Default: localhost and the port. */
  readonly publicUrl?: string | undefined;
  /** Factor on the provider's pauses between webhook calls. Default 1/60: its minutes pass as seconds. */
  readonly webhookTimeScale?: number;
  readonly clock?: Clock;
  /** Default: silent. */
  readonly log?: Logger;
}

export interface Sandbox {
  /** Address of the provider (a client's `serverURL`) and of the pages. */
  readonly url: string;
  /** Address of the mail server, as nodemailer takes it. */
  readonly smtpUrl: string;
  readonly payments: Pick<Ledger, "find" | "list" | "move" | "moveRefund" | "refundsOf" | "expireOverdue">;
  readonly mailbox: Pick<Mailbox, "list" | "open" | "raw" | "clear">;
  readonly issued: Pick<IssuerCards, "list" | "of">;
  readonly beacon: Pick<Beacon, "chain" | "signed" | "moveOn">;
  readonly faults: Pick<Faults, "add" | "list" | "clear">;
  /** How many webhook calls the shop has not acknowledged yet. */
  outstandingWebhooks(): number;
  /** Lets running requests end, then stops; what it knows stays in the data folder. */
  close(): Promise<void>;
}

/** How often payments whose time is over are looked for, in milliseconds. */
const expiryInterval = 1_000;

/** Starts the outside world: payment provider, hosted page, mail server and mailbox. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { dataDirectory, clock = systemClock, log = createLog("silent"), webhookTimeScale = 1 / 60 } = options;
  mkdirSync(dataDirectory, { recursive: true });
  const faults = new Faults();
  const mailbox = new Mailbox(dataDirectory, clock);
  const issuer = new IssuerCards(dataDirectory, clock);
  const beacon = new Beacon(dataDirectory, clock);
  const webhooks = new Webhooks({ dataDirectory, timeScale: webhookTimeScale, faults, log });
  const ledger = new Ledger(dataDirectory, clock, ({ id, webhookUrl }) => webhooks.announce(id, webhookUrl));

  let ready = true;
  const { server, serve } = createHttpServer(log);
  const port = await listen(server, options.httpPort);
  const publicUrl = options.publicUrl ?? `http://localhost:${port}`;
  serve([
    ...commonRoutes(() => ready),
    ...providerRoutes({ ledger, faults, clock, publicUrl }),
    ...checkoutRoutes(ledger),
    ...mailboxRoutes(mailbox),
    ...issuerRoutes(issuer, faults),
    ...beaconRoutes(beacon),
    ...registerRoutes(),
    ...brandShopRoutes(),
    ...controlRoutes({ ledger, mailbox, webhooks, faults, publicUrl }),
  ]);

  const smtp = createSmtpServer(mailbox, faults, log);
  const smtpPort = await listen(smtp.server, options.smtpPort);
  const expiry = setInterval(() => ledger.expireOverdue(), expiryInterval);
  webhooks.resume();
  log.info({ url: publicUrl, port, smtpPort, dataDirectory }, "sandbox is ready");

  return {
    url: publicUrl,
    smtpUrl: `smtp://localhost:${smtpPort}`,
    payments: ledger,
    mailbox,
    issued: issuer,
    beacon,
    faults,
    outstandingWebhooks: () => webhooks.outstanding,
    close: async () => {
      ready = false;
      clearInterval(expiry);
      await Promise.all([endHttp(server), new Promise<void>((resolve) => smtp.close(() => resolve()))]);
      webhooks.close();
      ledger.close();
      mailbox.close();
      issuer.close();
    },
  };
};
