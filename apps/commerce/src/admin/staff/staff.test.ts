import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { readAudit } from "./audit.ts";
import { runStaff } from "./staff-command.ts";
import { type StaffClient, type StaffServer, startStaffServer } from "./testing/staff-client.ts";
import { codeOf, stepOf } from "./totp.ts";

let services: TestServices;
let server: StaffServer;
beforeAll(async () => {
  services = await createTestServices();
  server = await startStaffServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const errors = "errors { code parameter }";
const me = `query { me { data { email may storefronts } ${errors} } }`;
const setUp = `mutation ($token: String!, $password: String!) { setUpPassword(token: $token, password: $password) { data { totpAddress } ${errors} } }`;
const signIn = `mutation ($email: String!, $password: String!, $code: String!, $token: String) {
  signInByPassword(email: $email, password: $password, code: $code, token: $token) { data { done } ${errors} } }`;
const prove = `mutation ($password: String!, $code: String!) { proveByPassword(password: $password, code: $code) { data { done } ${errors} } }`;
const invitation = `mutation ($token: String!) { invitation(token: $token) { data { email } ${errors} } }`;

const password = "a long enough password";
const refused = (code: string) => ({ data: null, errors: [expect.objectContaining({ code })] });

const tokenIn = (text: string): string => new URL(/http\S+/u.exec(text)?.[0] ?? "").hash.slice(1);

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const secretIn = (address: string): Buffer => {
  const text = new URL(address).searchParams.get("secret") ?? "";
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** Somebody who was added at the command line and has a password; answers with their secret. */
const joined = async (email: string, roles = "admin") => {
  const { text } = await runStaff(services, ["add", email, roles]);
  const token = tokenIn(text);
  const client = server.stranger();
  const { data } = await client.ask(setUp, { token, password });
  const secret = secretIn(data.totpAddress);
  const code = () => codeOf(secret, stepOf(services.clock.now()));
  const enter = (more: object = {}) => client.ask(signIn, { email, password, code: code(), ...more });
  return { client, token, code, enter };
};

const isIn = async (client: StaffClient): Promise<boolean> => (await client.ask(me)).data !== null;

test("who was added sets up how to sign in, signs in, and is signed out after eight hours, whatever was done in them", async () => {
  const { client, token, enter } = await joined("ada@shop.example");
  expect(await isIn(client)).toBe(false);
  expect(await client.ask(invitation, { token })).toMatchObject({ data: { email: "ada@shop.example" } });
  expect(await enter({ token })).toMatchObject({ data: { done: true } });
  expect(await client.ask(invitation, { token })).toEqual(refused("NOT_FOUND"));
  const { data } = await client.ask(me);
  expect(data.may).toContain("STAFF_CHANGE");
  expect(data.storefronts).toHaveLength(33);
  services.clock.advance(8 * 3_600_000 - 1);
  expect(await isIn(client)).toBe(true);
  services.clock.advance(1);
  expect(await isIn(client)).toBe(false);
});

test("a wrong password, a wrong code and a code that was used are told alike", async () => {
  const { enter, code, client } = await joined("bob@shop.example");
  expect(await enter({ password: "another password" })).toEqual(refused("SIGN_IN_REFUSED"));
  expect(await enter({ code: code() === "000000" ? "000001" : "000000" })).toEqual(refused("SIGN_IN_REFUSED"));
  expect(await enter({ email: "nobody@shop.example" })).toEqual(refused("SIGN_IN_REFUSED"));
  expect(await enter()).toMatchObject({ data: { done: true } });
  expect(await enter()).toEqual(refused("SIGN_IN_REFUSED"));
  services.clock.advance(30_000);
  expect(await client.ask(prove, { password, code: code() })).toMatchObject({ data: { done: true } });
});

test("after ten guesses at one person nobody is let in for a while, the right one neither", async () => {
  const { enter } = await joined("eve@shop.example");
  for (let guess = 0; guess < 10; guess += 1) await enter({ password: `guess number ${guess}` });
  expect(await enter()).toEqual(refused("TOO_MANY"));
});

test("somebody who left is out at once, their passkeys and links too", async () => {
  const carl = await server.person("carl@shop.example", "service");
  expect(await isIn(carl)).toBe(true);
  expect((await runStaff(services, ["end", "carl@shop.example"])).done).toBe(true);
  expect(await isIn(carl)).toBe(false);
  expect((await runStaff(services, ["end", "carl@shop.example"])).done).toBe(false);
});

test("a page of another origin is refused whatever cookie it sends", async () => {
  const dora = await server.person("dora@shop.example", "admin");
  expect(await dora.ask(me, {}, { origin: "http://localhost:4300" })).toMatchObject({ data: { email: dora.email } });
  expect(await dora.ask(me, {}, { origin: "http://cbfr.localhost:3000" })).toEqual(refused("FORBIDDEN"));
});

test("nobody changes their own roles, and a change is in the audit with what was before", async () => {
  const finn = await server.person("finn@shop.example", "admin");
  await finn.prove();
  const add = `mutation ($email: String!, $roles: String!, $why: String!) { addPerson(email: $email, roles: $roles, why: $why) { data { link } ${errors} } }`;
  const ask = (email: string, roles: string, why = "A new colleague.") => finn.ask(add, { email, roles, why });
  expect(await ask(finn.email, "finance")).toEqual(refused("OWN_REQUEST"));
  expect(await ask("gil@shop.example", "boss")).toEqual(refused("INVALID"));
  expect(await ask("gil@shop.example", "service", " ")).toEqual(refused("WHY_MISSING"));
  expect((await ask("gil@shop.example", "service:CBFR")).data.link).toContain("/invitation#");
  expect((await ask("gil@shop.example", "finance")).data.link).toContain("/invitation#");
  const [last, first] = await readAudit(services.pool, { subject: "gil@shop.example" });
  expect([first?.before, first?.after]).toEqual([{ roles: "" }, { roles: "service:CBFR" }]);
  expect([last?.before, last?.after, last?.actor]).toEqual([
    { roles: "service:CBFR" },
    { roles: "finance" },
    finn.email,
  ]);
});

test("the audit is written and never changed", async () => {
  for (const text of ["update staff_audit set why = ''", "delete from staff_audit", "truncate staff_audit"])
    await expect(services.pool.query(text)).rejects.toThrow("permission denied");
});
