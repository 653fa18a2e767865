import { afterAll, beforeAll } from "@jest/globals";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import type { Shop } from "../../checkout/testing/shop.ts";
import { shopForFile } from "../../checkout/testing/shop-test.ts";
import { callerOf } from "./caller.ts";

/** A shop whose gifts arrive wrapped, with its API over real HTTP, for all tests of a file. */
export const apiForFile = (settings: Record<string, string> = { CODES_IN_EMAIL: "" }) => {
  const shop: Shop = shopForFile(settings);
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startTestServer(shop.services);
  });
  afterAll(() => server?.close());
  const variationOf = async (sku: string): Promise<string> => {
    const { rows } = await shop.services.pool.query<{ id: number }>("select id from variation where sku = $1", [
      `CBFR-${sku}`,
    ]);
    return `${rows[0]?.id}`;
  };
  return { shop, call: callerOf(() => server?.url ?? ""), variationOf };
};
