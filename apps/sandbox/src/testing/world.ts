import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "mollie-api-typescript";
import { type Sandbox, type SandboxOptions, startSandbox } from "../start-sandbox.ts";

/** A sandbox with the provider's own client and a shop that counts the webhooks it gets. */
export interface World {
  readonly sandbox: Sandbox;
  readonly client: Client;
  readonly shop: Shop;
  /** Ends the sandbox and starts it again on the same data. */
  restart(): Promise<World>;
  close(): Promise<void>;
}

export interface Shop {
  readonly webhookUrl: string;
  /** Identifiers in the order they were announced, refused calls included. */
  readonly heard: readonly string[];
  /** Answers the next calls with these statuses, then 200. */
  answerNext(...statuses: number[]): void;
  /** Resolves when so many calls have come. */
  hears(count: number): Promise<readonly string[]>;
}

export const createWorld = async (options: Partial<SandboxOptions> = {}): Promise<World> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "sandbox-"));
  const { shop, server } = await openShop();
  const start = async (): Promise<World> => {
    const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataDirectory, ...options });
    const client = new Client({
      serverURL: sandbox.url,
      security: { apiKey: "test_sandbox" },
      retryConfig: { strategy: "none" },
    });
    return {
      sandbox,
      client,
      shop,
      restart: async () => {
        await sandbox.close();
        return start();
      },
      close: async () => {
        await sandbox.close();
        server.close();
        server.closeAllConnections();
        await rm(dataDirectory, { recursive: true });
      },
    };
  };
  return start();
};

const openShop = async (): Promise<{ shop: Shop; server: Server }> => {
  const heard: string[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    heard.push(new URLSearchParams(await text(request)).get("id") ?? "");
    response.writeHead(statuses.shift() ?? 200).end();
    server.emit("heard");
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  const port = address === null || typeof address === "string" ? 0 : address.port;
  const shop: Shop = {
    webhookUrl: `http://localhost:${port}/webhook`,
    heard,
    answerNext: (...next) => statuses.push(...next),
    hears: async (count) => {
      while (heard.length < count) await once(server, "heard");
      return heard;
    },
  };
  return { shop, server };
};

const text = async (request: IncomingMessage): Promise<string> => {
  let all = "";
  for await (const chunk of request) all += chunk;
  return all;
};

/** The body of an answer, believed to have this shape: the test says what it expects of it. */
export const jsonOf = async <Body>(answer: Response): Promise<Body> => (await answer.json()) as Body;

/** What a shop sends for a payment of ten euro. */
export const tenEuro = (shop?: Shop) => ({
  amount: { currency: "EUR", value: "10.00" },
  description: "Order 1001",
  redirectUrl: "http://shop.example/return",
  cancelUrl: "http://shop.example/basket",
  webhookUrl: shop?.webhookUrl ?? null,
});
