import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "@jest/globals";
import { createWorld, jsonOf } from "../testing/world.ts";

/** 1 January 2026, when round 1 was told. */
const genesis = 1_767_225_600_000;
const clock = { now: () => new Date(genesis + 95_000) };

test("rounds so far are signed by its key, the next one is nobody's to know, and a restart changes none of them", async () => {
  const world = await createWorld({ clock });
  const { url } = world.sandbox;
  const get = (path: string) => fetch(`${url}${path}`);
  const info = await jsonOf<{ publicKey: string; period: number; genesis: number }>(await get("/beacon/info"));
  expect(info).toMatchObject({ period: 30, genesis: genesis / 1000 });
  const { signature } = await jsonOf<{ signature: string }>(await get("/beacon/rounds/4"));
  const spki = Buffer.from(`302a300506032b6570032100${info.publicKey}`, "hex");
  const key = createPublicKey({ key: spki, format: "der", type: "spki" });
  const said = Buffer.from("giftshop beacon round 1\n4\n");
  expect(verify(null, said, key, Buffer.from(signature, "hex"))).toBe(true);
  for (const round of ["5", "0", "-1", "x"]) expect((await get(`/beacon/rounds/${round}`)).status).toBe(404);
  await fetch(`${url}/control/beacon`, { method: "POST", body: JSON.stringify({ milliseconds: 30_000 }) });
  expect((await get("/beacon/rounds/5")).status).toBe(200);
  const again = await world.restart();
  expect(again.sandbox.beacon.signed(4)).toBe(signature);
  expect(again.sandbox.beacon.signed(5)).toBeUndefined();
  await again.close();
});
