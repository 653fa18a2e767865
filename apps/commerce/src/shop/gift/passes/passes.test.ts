import { createHash, verify } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { unzipSync } from "fflate";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { shopForFile } from "../../checkout/testing/shop-test.ts";
import { openGift } from "../open-gift.ts";
import { payGift, press, sendGiftEmail, wrapped } from "../testing/wrapped-gifts.ts";
import { elementsOf } from "./der.ts";
import { offeredPasses } from "./offered-passes.ts";
import { selfMadeKeys } from "./testing/self-made-keys.ts";

const keys = selfMadeKeys();
const shop = shopForFile({ ...wrapped, ...keys.settings });
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(shop.services);
});
afterAll(() => server.close());

/** A gift that was sent, and whoever opens it. */
const sent = async (value = 5000) => {
  const gift = await payGift(shop, { value });
  const { token } = await sendGiftEmail(shop, gift);
  const { scope } = await shop.buyer();
  return { token, scope, open: () => openGift(press(token), scope) };
};
const fetchPass = (path: string) => fetch(`${server.url}${path}`, { redirect: "manual" });
const [apple, google] = [0, 1] as const;

const opened = async (value?: number) => {
  const { open } = await sent(value);
  return (await open()).cards;
};

/** The parts of a detached signature that say what was signed, and by which key that is proven. */
const signerOf = (signature: Buffer) => {
  const inside = (bytes: Buffer | undefined, n: number) => elementsOf(bytes ?? Buffer.alloc(0))[n]?.content;
  const signed = elementsOf(inside(inside(inside(signature, 0), 1), 0) ?? Buffer.alloc(0));
  const [, , attributes, , proof] = elementsOf(inside(signed.at(-1)?.content, 0) ?? Buffer.alloc(0)).slice(1);
  return { certificates: elementsOf(signed[3]?.content ?? Buffer.alloc(0)), attributes, proof: proof?.content };
};

test("Apple's pass lists its files, is signed by the key of the shop, and holds number, PIN on its back, balance and last day", async () => {
  const [card] = await opened();
  const answer = await fetchPass(card?.passes[apple]?.path ?? "");
  expect(answer.headers.get("content-type")).toBe("application/vnd.apple.pkpass");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const { "manifest.json": manifest, signature, ...listed } = files;
  const hashes = Object.entries(listed).map(([name, file]) => [name, createHash("sha1").update(file).digest("hex")]);
  expect(JSON.parse(Buffer.from(manifest ?? []).toString())).toEqual(Object.fromEntries(hashes));
  expect(Object.keys(listed)).toEqual(expect.arrayContaining(["pass.json", "icon.png", "icon@2x.png", "logo@2x.png"]));

  const { attributes, proof, certificates } = signerOf(Buffer.from(signature ?? []));
  expect(certificates).toHaveLength(2);
  // The attributes are signed as a set, whatever their tag says where they stand.
  const asSet = Buffer.from(attributes?.whole ?? []);
  asSet.writeUInt8(0x31, 0);
  expect(verify("sha256", asSet, keys.appleKey, proof ?? Buffer.alloc(0))).toBe(true);
  const digest = createHash("sha256")
    .update(manifest ?? Buffer.alloc(0))
    .digest();
  expect(asSet.includes(digest)).toBe(true);

  const pass = JSON.parse(Buffer.from(listed["pass.json"] ?? []).toString());
  expect(pass).toMatchObject({
    passTypeIdentifier: "pass.example.gift-card",
    teamIdentifier: "TEAM123456",
    sharingProhibited: true,
    backgroundColor: "rgb(194, 37, 92)",
    barcodes: [{ format: "PKBarcodeFormatCode128", message: card?.number }],
    storeCard: {
      primaryFields: [{ value: 50, currencyCode: "EUR", label: expect.stringContaining("Solde au") }],
      secondaryFields: [{ value: "Café Élodie" }, { value: `${card?.expiresOn}T00:00:00Z` }],
    },
  });
  const { backFields, ...front } = pass.storeCard;
  expect(backFields.map(({ value }: { value: string }) => value)).toContain(card?.pin);
  expect(JSON.stringify({ ...pass, storeCard: front })).not.toContain(card?.pin);
  expect(pass.serialNumber).not.toContain(card?.number);
});

test("the way to Google's wallet is a token that the key of the shop signed, short enough for an address", async () => {
  const [card] = await opened();
  const answer = await fetchPass(card?.passes[google]?.path ?? "");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "no-store"]);
  const { origin, pathname } = new URL(answer.headers.get("location") ?? "");
  expect(origin).toBe("https://pay.google.com");
  const jwt = pathname.replace("/gp/v/save/", "");
  expect(jwt.length).toBeLessThan(1800);
  const [head = "", body = "", proof = ""] = jwt.split(".");
  const signed = Buffer.from(`${head}.${body}`);
  expect(verify("sha256", signed, keys.googleKey, Buffer.from(proof, "base64url"))).toBe(true);
  expect(JSON.parse(`${Buffer.from(body, "base64url")}`)).toMatchObject({
    iss: "wallet@shop.example",
    aud: "google",
    typ: "savetowallet",
    payload: {
      giftCardClasses: [{ id: "3388000000022345678.CBFR" }],
      giftCardObjects: [
        { cardNumber: card?.number, pin: card?.pin, balance: { micros: "50000000", currencyCode: "EUR" } },
      ],
    },
  });
});

test("each pass is a reveal of one card, by the wallet that it went to; of several cards each has its own", async () => {
  const cards = await opened(25000);
  for (const { passes } of cards)
    for (const { path } of passes) expect((await fetchPass(path)).status).toBeLessThan(304);
  const { rows } = await shop.services.pool.query<{ card: number; purpose: string }>(
    "select card, purpose from gift_card_reveal where card = any ($1::bigint[]) and purpose <> 'gift.page' order by card, purpose",
    [cards.map(({ id }) => id)],
  );
  expect(rows).toEqual(
    cards.flatMap(({ id: card }) => [
      { card, purpose: "gift.pass.apple" },
      { card, purpose: "gift.pass.google" },
    ]),
  );
});

test("a gift that nobody opened has no pass, nor has a wrong link or a card that was blocked; its page says why", async () => {
  const { token, scope, open } = await sent();
  const [{ path = "" } = {}] = offeredPasses(token, 1, scope);
  const page = (answer: Response) => new URL(answer.headers.get("location") ?? "").pathname;
  expect(page(await fetchPass(path))).toBe(`/cadeau/${token}/`);
  expect(
    await shop.count(
      "gift_card_reveal",
      "purpose like 'gift.pass.%' and card not in (select unnest(cards) from gift where cards is not null)",
    ),
  ).toBe(0);
  const [card] = (await open()).cards;
  expect((await fetchPass(path)).status).toBe(200);
  for (const wrong of [path.replace(token, "f".repeat(40)), path.replace("CBFR", "CBDE"), path.replace("/fr/", "/nl/")])
    expect((await fetchPass(wrong)).status).toBe(404);
  expect(page(await fetchPass(path.replace("/1/", "/2/")))).toBe(`/cadeau/${token}/`);
  await shop.services.pool.query("update gift_card set state = 'BLOCKED' where id = $1", [card?.id]);
  expect(page(await fetchPass(path))).toBe(`/cadeau/${token}/`);
});

test("thirty passes of a gift are made an hour", async () => {
  const [card] = await opened();
  const path = card?.passes[google]?.path ?? "";
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await fetchPass(path)).status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test("a certificate that is over offers Apple's wallet no longer", async () => {
  const { scope, token } = await sent();
  expect(offeredPasses(token, 1, scope)).toHaveLength(2);
  const later = { ...scope.services, clock: { now: () => new Date("2049-01-02") } };
  expect(offeredPasses(token, 1, { ...scope, services: later }).map(({ wallet }) => wallet)).toEqual(["GOOGLE"]);
});
