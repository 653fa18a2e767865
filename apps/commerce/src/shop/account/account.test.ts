import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { easyToken } from "../../platform/captcha/testing/easy-token.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { accountClient, emailOf, password, sessionsOf, signedIn } from "./testing/account-client.ts";

let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices();
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const codes = (answer: { errors: { code: number }[] }) => answer.errors.map(({ code }) => code);
const sessionsLeft = (email: string) => sessionsOf(services, email);

test("somebody registers, verifies the email by signing in with its link, and is known until signing out", async () => {
  const client = accountClient(server, "elodie@example.org");
  expect(await client.info()).toEqual({ data: { user: null }, errors: [] });
  expect(await client.register()).toEqual({ data: { status: "EMAIL_SENT" }, errors: [] });
  const sent = await emailOf(services, "verifyEmail", "elodie@example.org");
  expect(sent?.storefront).toBe("CBFR");
  expect(await client.login({ verificationToken: sent?.token })).toEqual({ data: { status: "LOGGED_IN" }, errors: [] });
  const { user } = (await client.info()).data;
  expect(user).toMatchObject({ mainProfile: { firstName: "Élodie", email: "elodie@example.org" }, verified: true });
  expect(codes(await client.login())).toEqual([2201]);
  expect((await client.logout()).data).toEqual({ status: "LOGGED_OUT" });
  expect((await client.info()).data).toEqual({ user: null });
  expect((await client.logout()).errors).toEqual([]);
  expect((await client.login()).data).toEqual({ status: "LOGGED_IN" });
});

test("an unknown email and a wrong password get one answer, and nobody is told who has an account", async () => {
  await signedIn(server, services, "known@example.org");
  const known = accountClient(server, "known@example.org");
  const unknown = accountClient(server, "unknown@example.org");
  const wrong = { password: "not the password" };
  expect(await known.login(wrong)).toEqual(await unknown.login(wrong));
  expect(codes(await known.login(wrong))).toEqual([2200]);
  expect(await known.register()).toEqual(await unknown.register());
  expect(await emailOf(services, "accountExists", "known@example.org")).toBeDefined();
  const forgot = async (client: typeof known, email: string) =>
    client.run("mutation", "forgotPassword", {
      email: ["String!", email],
      captchaToken: ["String!", await client.captcha()],
    });
  expect(await forgot(known, "known@example.org")).toEqual(await forgot(unknown, "nobody@example.org"));
});

test("checkUserExist answers behind a captcha, and an email that nobody verified is unknown", async () => {
  await signedIn(server, services, "there@example.org");
  const client = accountClient(server, "claimed@example.org");
  await client.register();
  const exists = async (email: string, captchaToken: string) =>
    client.run("query", "checkUserExist", { email: ["String!", email], captchaToken: ["String!", captchaToken] });
  const captchaToken = await client.captcha();
  expect((await exists("There@Example.org", captchaToken)).data).toEqual({ status: "KNOWN" });
  expect(codes(await exists("there@example.org", captchaToken))).toEqual([1003]);
  expect((await exists("claimed@example.org", await client.captcha())).data).toEqual({ status: "UNKNOWN" });
});

test("a password that is guessed first, or typed in two ways, makes no account", async () => {
  const client = accountClient(server, "weak@example.org");
  const weak = await client.register({ password: "password1", passwordConfirmation: "password1" });
  expect(weak.errors).toMatchObject([{ code: 1116, referencedRequestParameter: "input.password" }]);
  const other = await client.register({ passwordConfirmation: "another passphrase" });
  expect(other.errors).toMatchObject([{ code: 1115, referencedRequestParameter: "input.passwordConfirmation" }]);
  expect(codes(await client.register({ captchaToken: "forged" }))).toEqual([1003]);
  expect(await emailOf(services, "verifyEmail", "weak@example.org")).toBeUndefined();
});

test("a reset link sets a password once, in its own shop, within 30 minutes, and signs out everywhere", async () => {
  const email = "forgetful@example.org";
  const elsewhere = await signedIn(server, services, email);
  const client = accountClient(server, email);
  const ask = async () => {
    await client.run("mutation", "forgotPassword", {
      email: ["String!", email],
      captchaToken: ["String!", await client.captcha()],
    });
    return (await emailOf(services, "resetPassword", email))?.token;
  };
  const next = "another fine passphrase";
  const reset = (token: string | undefined, by = client) =>
    by.run("mutation", "resetPassword", {
      input: ["ResetPasswordInput!", { token, password: next, passwordConfirmation: next }],
    });
  const late = await ask();
  services.clock.advance(31 * 60_000);
  expect(codes(await reset(late))).toEqual([2204]);
  const token = await ask();
  expect(codes(await reset(token, accountClient(server, email, "CK")))).toEqual([2204]);
  expect((await reset(token)).data).toEqual({ status: "PASSWORD_CHANGED" });
  expect(codes(await reset(token))).toEqual([2204]);
  expect((await elsewhere.info()).data).toEqual({ user: null });
  expect(await sessionsLeft(email)).toBe(0);
  expect(codes(await client.login())).toEqual([2200]);
  expect((await client.login({ password: next })).data).toEqual({ status: "LOGGED_IN" });
});

test("an account of one legal entity is none of another", async () => {
  const client = await signedIn(server, services, "french@example.org");
  const dutch = accountClient(server, "french@example.org", "CK");
  for (const [name, value] of client.cookies) dutch.cookies.set(name, value);
  expect((await dutch.info()).data).toEqual({ user: null });
  expect(codes(await dutch.login())).toEqual([2200]);
});

test("whoever claimed an address first loses it to who reads its mailbox", async () => {
  const email = "mine@example.org";
  const thief = accountClient(server, email);
  await thief.register({ password: "the thief's passphrase", passwordConfirmation: "the thief's passphrase" });
  expect((await thief.login({ password: "the thief's passphrase" })).data).toEqual({ status: "LOGGED_IN" });
  const owner = await signedIn(server, services, email);
  expect((await owner.info()).data.user).toMatchObject({ verified: true });
  expect((await thief.info()).data).toEqual({ user: null });
});

test("a changed password ends the other sessions and keeps this one", async () => {
  const email = "changer@example.org";
  const here = await signedIn(server, services, email);
  const there = accountClient(server, email);
  await there.login();
  const change = async (currentPassword: string, next: string) =>
    here.run("mutation", "changePassword", {
      input: [
        "ChangePasswordInput!",
        { currentPassword, password: next, passwordConfirmation: next, captchaToken: await here.captcha() },
      ],
    });
  expect(codes(await change("wrong wrong wrong", "a new passphrase here"))).toEqual([2203]);
  expect((await change(password, "a new passphrase here")).data).toEqual({ status: "PASSWORD_CHANGED" });
  expect((await here.info()).data.user).not.toBeNull();
  expect((await there.info()).data).toEqual({ user: null });
});

test("profile and address book are the owner's, judged and versioned", async () => {
  const client = await signedIn(server, services, "profile@example.org");
  const profile = (over: Record<string, unknown> = {}) =>
    client.run(
      "mutation",
      "updateProfile",
      {
        input: [
          "CustomerProfileInput!",
          { version: 0, firstName: "Zoë", lastName: "Müller", subscribed: true, address: { city: "Lyon" }, ...over },
        ],
      },
      "{ user { version subscribed mainProfile { firstName address { city postCode } } } }",
    );
  expect((await profile()).data.user).toMatchObject({ version: 1, mainProfile: { address: { city: "Lyon" } } });
  const stale = await profile({ firstName: "Late" });
  expect(codes(stale)).toEqual([2208]);
  expect(stale.data.user.mainProfile.firstName).toBe("Zoë");
  expect((await profile({ version: 1, address: { postCode: "1" } })).errors).toMatchObject([
    { code: 1108, referencedRequestParameter: "input.address.postCode" },
  ]);
  const address = {
    firstName: "Tom",
    lastName: "Okafor",
    countryCode: "FR",
    postCode: "75001",
    houseNumber: "12",
    street: "Rue de Rivoli",
    city: "Paris",
  };
  const save = (id: string | null, over: Record<string, unknown> = {}) =>
    client.run(
      "mutation",
      "saveAddress",
      { id: ["ID", id], input: ["BookAddressInput!", { ...address, ...over }] },
      "{ id city }",
    );
  const [saved] = (await save(null)).data;
  expect((await save(saved.id, { city: "Lyon" })).data).toEqual([{ id: saved.id, city: "Lyon" }]);
  expect(codes(await save(null, { countryCode: "US" }))).toEqual([2046]);
  const other = await signedIn(server, services, "stranger@example.org");
  const theirs = await other.run(
    "mutation",
    "saveAddress",
    { id: ["ID", saved.id], input: ["BookAddressInput!", address] },
    "{ id }",
  );
  expect(codes(theirs)).toEqual([2209]);
  const remove = (by: typeof client) => by.run("mutation", "removeAddress", { id: ["ID!", saved.id] }, "{ id }");
  expect((await remove(other)).data).toEqual([]);
  expect((await remove(client)).data).toEqual([]);
});

test("sessions are listed and ended by their owner alone", async () => {
  const email = "sessions@example.org";
  const here = await signedIn(server, services, email);
  const there = accountClient(server, email, "CBFR", { "user-agent": "Mozilla/5.0 (iPhone) Version/18 Safari/605" });
  await there.login();
  const list = await here.run("query", "accountSessions", {}, "{ id device current }");
  expect(list.data).toHaveLength(2);
  const other = list.data.find(({ current }: { current: boolean }) => !current);
  expect(other.device).toBe("Safari, iPhone");
  const stranger = await signedIn(server, services, "nosy@example.org");
  const end = (by: typeof here, id: string) =>
    by.run("mutation", "endAccountSessions", { id: ["ID", id] }, "{ id current }");
  expect(codes(await end(stranger, other.id))).toEqual([2210]);
  expect((await end(here, other.id)).data).toHaveLength(1);
  expect((await there.info()).data).toEqual({ user: null });
  expect(await emailOf(services, "newSignIn", email)).toMatchObject({ device: "Safari, iPhone" });
});

test("an email address changes when the new mailbox says so, and the old one is told", async () => {
  const client = await signedIn(server, services, "old@example.org");
  const asked = await client.run("mutation", "requestEmailChange", {
    email: ["String!", "new@example.org"],
    password: ["String!", password],
  });
  expect(asked.data).toEqual({ status: "EMAIL_SENT" });
  const sent = await emailOf(services, "confirmNewEmail", "new@example.org");
  const confirm = () => client.run("mutation", "confirmEmailChange", { token: ["String!", sent?.token] });
  expect((await confirm()).data).toEqual({ status: "EMAIL_CHANGED" });
  expect(codes(await confirm())).toEqual([2204]);
  expect((await client.info()).data.user.mainProfile.email).toBe("new@example.org");
  expect(await emailOf(services, "emailChanged", "old@example.org")).toBeDefined();
});

test("what is kept can be taken along, and an account leaves nothing personal behind", async () => {
  const email = "leaver@example.org";
  const client = await signedIn(server, services, email);
  const exported = await client.run("query", "exportAccount", {}, "");
  const all = JSON.parse(exported.data);
  expect(all.profile).toMatchObject({ email, firstName: "Élodie" });
  expect(exported.data).not.toContain("argon2");
  const leave = (typed: string) => client.run("mutation", "deleteAccount", { password: ["String!", typed] });
  expect(codes(await leave("not the password"))).toEqual([2203]);
  expect((await leave(password)).data).toEqual({ status: "DELETED" });
  expect((await client.info()).data).toEqual({ user: null });
  expect(codes(await client.login())).toEqual([2200]);
  const { rows } = await services.ownerPool.query("select from account where email = $1", [email]);
  expect(rows).toEqual([]);
});

test("guessing at one account is stopped where it comes from, and its owner signs in elsewhere", async () => {
  const email = "target@example.org";
  await signedIn(server, services, email);
  const proxied = (address: string) => accountClient(server, email, "CBFR", { "x-forwarded-for": address });
  const guesser = proxied("203.0.113.9");
  const answers = [];
  for (let tried = 0; tried < 9; tried += 1)
    answers.push(...codes(await guesser.login({ password: `guess ${tried}` })));
  expect(answers).toEqual([...Array<number>(8).fill(2200), 1002]);
  expect((await proxied("198.51.100.7").login()).data).toEqual({ status: "LOGGED_IN" });
});

test("guessing at one account from many networks stops strangers, and its owner signs in where they are known", async () => {
  const email = "hunted@example.org";
  const from = (address: string) => {
    const client = accountClient(server, email, "CBFR", { "x-forwarded-for": address });
    const captcha = () => easyToken(services.environment.signingSecret, "CBFR", services.clock.now());
    return async (typed: string) => codes(await client.login({ password: typed, captchaToken: await captcha() }));
  };
  const home = from("198.51.100.20");
  await signedIn(server, services, email);
  expect(await home(password)).toEqual([]);
  const answers: number[] = [];
  for (let network = 1; network <= 9; network += 1)
    for (let tried = 0; tried < 7; tried += 1)
      answers.push(...(await from(`203.0.113.${network}`)(`guess ${network} ${tried}`)));
  // The owner's two sign-ins are of the sixty.
  expect(answers).toEqual([...Array<number>(58).fill(2200), ...Array<number>(5).fill(1002)]);
  expect(await from("203.0.113.77")(password)).toEqual([1002]);
  expect(await from("198.51.100.20")(password)).toEqual([]);
  expect(await from("198.51.100.20")("not the password")).toEqual([2200]);
});

test("sessions that are gone from under a browser are told to it, and it signs in again", async () => {
  const email = "emptied@example.org";
  const client = await signedIn(server, services, email);
  expect(client.cookies.get("account")).toBe("1");
  await services.ownerPool.query("delete from session s using account a where a.id = s.account and a.email = $1", [
    email,
  ]);
  expect((await client.info()).data).toEqual({ user: null });
  expect(client.cookies.get("account")).toBe("");
  expect((await client.login()).data).toEqual({ status: "LOGGED_IN" });
  expect(client.cookies.get("account")).toBe("1");
});

test("a session that is used lasts on, and its cookie with it", async () => {
  const client = await signedIn(server, services, "daily@example.org");
  for (let days = 0; days < 45; days += 15) {
    services.clock.advance(15 * 86_400_000);
    client.cookies.delete("account");
    expect((await client.info()).data.user).not.toBeNull();
    expect(client.cookies.get("account")).toBe("1");
  }
});
