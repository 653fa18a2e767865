import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fixtureCatalogue } from "../../../testing/fixture-catalogue.ts";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { importCatalogue } from "../../catalogue/import/import-catalogue.ts";
import { type AccountClient, accountClient, signedIn } from "../testing/account-client.ts";
import { trimFavourites } from "./favourites-table.ts";
import { forgetLists } from "./forget-lists.ts";

let services: TestServices;
let server: TestServer;
const ids: Record<string, string> = {};
beforeAll(async () => {
  services = await createTestServices();
  server = await startTestServer(services);
  await importCatalogue(services, fixtureCatalogue("CBFR"));
  const { rows } = await services.pool.query<{ id: number; brand: string }>("select id, brand from product");
  for (const { id, brand } of rows) ids[brand] = `${id}`;
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const shape = "{ ofAccount products { path } }";
const told = (answer: Awaited<ReturnType<AccountClient["run"]>>) => ({
  ofAccount: answer.data?.ofAccount,
  paths: answer.data?.products.map(({ path }: { path: string }) => path),
  codes: answer.errors.map(({ code }) => code),
});
const idOf = (brand: string): string => ids[brand] ?? "";
const list = async (client: AccountClient, ...brands: string[]) =>
  told(await client.run("query", "favourites", { products: ["[ID!]", brands.map(idOf)] }, shape));
const set = async (client: AccountClient, product: string, favourite: boolean) =>
  told(
    await client.run(
      "mutation",
      "setFavourite",
      { product: ["ID!", product], favourite: ["Boolean!", favourite] },
      shape,
    ),
  );
const merge = async (client: AccountClient, name: string, ...brands: string[]) =>
  told(
    await client.run(
      "mutation",
      "mergeFavourites",
      { list: ["ID!", name], products: ["[ID!]!", brands.map(idOf)] },
      shape,
    ),
  );

test("a guest is answered what the browser names and the shop sells, in its order, and keeps nothing here", async () => {
  const guest = accountClient(server, "nobody@example.org");
  const asked = await guest.run(
    "query",
    "favourites",
    { products: ["[ID!]", [idOf("nordlicht"), "0", "x", "99999", idOf("apple")]] },
    shape,
  );
  expect(told(asked)).toEqual({ ofAccount: false, paths: ["nordlicht", "apple"], codes: [] });
  expect((await set(guest, idOf("apple"), true)).codes).toEqual([2202]);
  expect((await merge(guest, randomUUID(), "apple")).codes).toEqual([2202]);
});

test("an account keeps a gift card once, on every device, until it is let go", async () => {
  const phone = await signedIn(server, services, "hearts@example.org");
  await set(phone, idOf("apple"), true);
  await set(phone, idOf("nordlicht"), true);
  expect((await set(phone, idOf("apple"), true)).paths).toEqual(["nordlicht", "apple"]);
  const desk = accountClient(server, "hearts@example.org");
  await desk.login();
  expect(await list(desk, "cafe-elodie")).toEqual({ ofAccount: true, paths: ["nordlicht", "apple"], codes: [] });
  await set(desk, idOf("nordlicht"), false);
  expect((await set(desk, idOf("nordlicht"), false)).paths).toEqual(["apple"]);
  for (const none of ["0", "x", "99999"]) expect((await set(desk, none, true)).codes).toHaveLength(1);
  expect((await list(phone)).paths).toEqual(["apple"]);
  expect(await list(await signedIn(server, services, "other-hearts@example.org"))).toMatchObject({ paths: [] });
});

test("a browser's list is taken over once: what was let go meanwhile does not come back", async () => {
  const client = await signedIn(server, services, "merge-hearts@example.org");
  await set(client, idOf("apple"), true);
  const name = randomUUID();
  const both = await Promise.all([
    merge(client, name, "nordlicht", "cafe-elodie"),
    merge(client, name, "nordlicht", "cafe-elodie"),
  ]);
  expect(both.map(({ codes }) => codes)).toEqual([[], []]);
  expect((await list(client)).paths).toEqual(["nordlicht", "cafe-elodie", "apple"]);
  await set(client, idOf("nordlicht"), false);
  expect((await merge(client, name, "nordlicht", "cafe-elodie")).paths).toEqual(["cafe-elodie", "apple"]);
  expect((await merge(client, randomUUID(), "nordlicht")).paths).toEqual(["nordlicht", "cafe-elodie", "apple"]);
  expect((await merge(client, "no-uuid", "nordlicht")).codes).toEqual([1110]);
});

test("of more than fit into a list the latest stay, and which lists were taken over is forgotten after a month", async () => {
  const email = "many-hearts@example.org";
  const client = await signedIn(server, services, email);
  await merge(client, randomUUID(), "apple", "nordlicht", "cafe-elodie");
  const { rows } = await services.ownerPool.query<{ id: string }>("select id from account where email = $1", [email]);
  await trimFavourites.run(services.pool, rows[0]?.id ?? "", 2);
  expect((await list(client)).paths).toEqual(["apple", "nordlicht"]);
  await trimFavourites.run(services.pool, rows[0]?.id ?? "", 2);
  expect((await list(client)).paths).toEqual(["apple", "nordlicht"]);
  const inAMonth = new Date(services.clock.now().getTime() + 31 * 86_400_000);
  expect(await forgetLists(services.pool, services.clock.now())).toBe(0);
  expect(await forgetLists(services.pool, inAMonth)).toBeGreaterThan(0);
});
