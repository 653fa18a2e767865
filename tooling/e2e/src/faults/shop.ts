import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Stack, startStack } from "@giftshop/start";
import pg from "pg";
import { Mailbox } from "../outside/mailbox.ts";
import { Provider } from "../outside/provider.ts";
import { visitorsBehindProxy } from "../stack/environment.ts";
import { faultyPorts } from "../stack/shared-stack.ts";
import { type Breakable, oneMachine } from "./breakable.ts";

/** Where it keeps its data. */
export const dataDirectory = fileURLToPath(new URL("../../../../.data/faults", import.meta.url));
const buildScript = fileURLToPath(new URL("../../../../apps/commerce/scripts/build.ts", import.meta.url));

/** A shop as somebody finds it who buys in it and then looks into it. */
export interface OpenShop {
  /** Where `/graphql` is answered. */
  readonly commerceUrl: string;
  /**
   * Gives each customer an address to call from, so that limits by
   * address count its own calls alone. Default: all call from here.
   */
  readonly nextAddress?: () => string;
  readonly provider: Provider;
  readonly mailbox: Mailbox;
  /** As the owner of the tables: it reads, and never writes. */
  readonly database: pg.Pool;
}

/** A shop to break. */
export interface BreakableShop extends OpenShop {
  readonly parts: Breakable;
}

/** A shop of its own to break. */
export interface FaultyShop extends BreakableShop {
  readonly stack: Stack;
  stop(): Promise<void>;
}

/** Makes the bundle of commerce whose failpoints can be armed; the production bundle has none. */
export const buildArmable = (): void => {
  const { status, stderr } = spawnSync(process.execPath, [buildScript, "--failpoints"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`Commerce with failpoints could not be built:\n${stderr}`);
};

export interface FaultyShopOptions {
  /** Whether storefronts are needed too. Default: no. */
  readonly storefronts?: boolean;
  /**
   * Address of a database that holds a seeded shop. Default: a
   * PostgreSQL of its own, which may be killed, seeded anew.
   */
  readonly database?: string;
  /** Settings over those of a tested shop. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a shop with empty data, whose processes may be killed. */
export const startFaultyShop = async ({
  storefronts = false,
  database: seeded,
  environment = {},
}: FaultyShopOptions = {}): Promise<FaultyShop> => {
  const stack = await startStack({
    ports: faultyPorts,
    dataDirectory,
    ...(seeded ? { prepared: true } : { fresh: true }),
    apps: ["sandbox", "commerce", "worker", ...(storefronts ? (["cb"] as const) : [])],
    environment: { ...visitorsBehindProxy, ...(seeded && { DATABASE_URL: seeded }), ...environment },
  });
  buildArmable();
  const sandboxUrl = `http://localhost:${faultyPorts.sandbox}`;
  const database = new pg.Pool({ connectionString: stack.variables.DATABASE_URL ?? "", max: 2 });
  // The database is killed under it on purpose.
  database.on("error", () => undefined);
  return {
    stack,
    parts: oneMachine(stack),
    commerceUrl: `http://localhost:${faultyPorts.commerce}`,
    provider: new Provider(sandboxUrl),
    mailbox: new Mailbox(sandboxUrl),
    database,
    stop: async () => {
      await database.end();
      await stack.stop();
    },
  };
};
