import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { type AccountClient, signedIn } from "../account/testing/account-client.ts";
import { tokenOfInvitation } from "./invitation-token.ts";

/** A company and who belongs to it, through the schema. */
let services: TestServices;
let server: TestServer;
let people = 0;

beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const shape = `{ id name role accountId version approvalAbove { value } members { id email role } invitations { id email role } credits { limit { value } } }`;
const email = (): string => {
  people += 1;
  return `person-${people}@example.org`;
};
const somebody = async (): Promise<AccountClient & { email: string }> => {
  const own = email();
  return { ...(await signedIn(server, services, own)), email: own };
};
const create = (client: AccountClient, over: Record<string, unknown> = {}) =>
  client.run("mutation", "createCompany", { input: ["CompanyInput!", { name: "Atelier", ...over }] }, shape);
const invite = (client: AccountClient, to: string, role: string) =>
  client.run("mutation", "inviteMember", { input: ["InvitationInput!", { email: to, role }] }, shape);
const accept = (client: AccountClient, token: string) =>
  client.run("mutation", "acceptInvitation", { token: ["ID!", token] }, shape);
const see = (client: AccountClient) => client.run("query", "company", {}, shape);
const tokenFor = async (to: string): Promise<string> => {
  const { rows } = await services.ownerPool.query("select id from company_invitation where email = $1", [to]);
  return tokenOfInvitation(services.environment, rows[0].id);
};
const codes = ({ errors }: { errors: { code: number }[] }): number[] => errors.map(({ code }) => code);

/** Somebody who owns a company, and somebody of another role in it. */
const companyWith = async (role: string) => {
  const owner = await somebody();
  await create(owner);
  const member = await somebody();
  await invite(owner, member.email, role);
  const joined = await accept(member, await tokenFor(member.email));
  expect(joined.errors).toEqual([]);
  return { owner, member };
};

test("whoever makes a company owns it, and makes no second one", async () => {
  const owner = await somebody();
  expect(codes(await see(owner))).toEqual([2510]);
  const made = await create(owner, { vatNumber: "FR 12 345678901" });
  expect(made.data).toMatchObject({ name: "Atelier", role: "OWNER", members: [{ email: owner.email }] });
  expect(codes(await create(owner))).toEqual([2511]);
});

test("an account whose mailbox was not proven makes no company, and nobody who is not signed in", async () => {
  const one = await somebody();
  await services.ownerPool.query("update account set email_verified_at = null where email = $1", [one.email]);
  expect(codes(await create(one))).toEqual([2518]);
  const nobody = server.client("CBFR");
  const answered = await nobody.ask(
    "query ($userData: UserDataInput!) { answer: company(userData: $userData) { errors { code } } }",
  );
  expect(answered.data.answer.errors).toEqual([{ code: 2202 }]);
});

test("who is invited joins by the link with the role that was given, once", async () => {
  const { owner, member } = await companyWith("ORDERER");
  expect((await see(member)).data).toMatchObject({ role: "ORDERER", invitations: [] });
  expect((await see(owner)).data.members).toMatchObject([{ role: "OWNER" }, { email: member.email, role: "ORDERER" }]);
  expect(codes(await invite(owner, member.email, "READER"))).toEqual([2511]);
});

test("a link that was passed on lets nobody else in, and one that was withdrawn nobody", async () => {
  const owner = await somebody();
  await create(owner);
  const [wanted, thief] = [await somebody(), await somebody()];
  const asked = await invite(owner, wanted.email, "OWNER");
  const token = await tokenFor(wanted.email);
  expect(codes(await accept(thief, token))).toEqual([2514]);
  await owner.run("mutation", "withdrawInvitation", { id: ["ID!", asked.data.invitations[0].id] }, shape);
  expect(codes(await accept(wanted, token))).toEqual([2514]);
});

test("an invitation ends after its days", async () => {
  const owner = await somebody();
  await create(owner);
  const wanted = await somebody();
  await invite(owner, wanted.email, "READER");
  const token = await tokenFor(wanted.email);
  await services.ownerPool.query("update company_invitation set expires_at = $2 where email = $1", [
    wanted.email,
    services.clock.now(),
  ]);
  expect(codes(await accept(wanted, token))).toEqual([2514]);
});

test.each(["APPROVER", "ORDERER", "READER"])(
  "a member of role %s changes nothing that is the owner's",
  async (role) => {
    const { owner, member } = await companyWith(role);
    const company = (await see(owner)).data;
    const input = { name: "Stolen", version: company.version };
    const ids = { id: ["ID!", company.accountId], role: ["CompanyRole!", "READER"] } as const;
    const refused = [
      await member.run("mutation", "changeCompany", { input: ["CompanyChangeInput!", input] }, shape),
      await invite(member, email(), "OWNER"),
      await member.run("mutation", "changeMember", ids, shape),
      await member.run("mutation", "removeMember", { id: ids.id }, shape),
    ];
    expect(refused.map(codes)).toEqual([[2512], [2512], [2512], [2512]]);
    expect((await see(owner)).data).toEqual(company);
  },
);

test("the last owner stays one; two who leave at one moment leave one behind", async () => {
  const { owner, member } = await companyWith("OWNER");
  const [first, second] = [(await see(owner)).data.accountId, (await see(member)).data.accountId];
  const leave = (client: AccountClient, id: string) =>
    client.run("mutation", "removeMember", { id: ["ID!", id] }, shape);
  const left = await Promise.all([leave(owner, first), leave(member, second)]);
  expect(left.flatMap(codes)).toEqual([2513]);
  const stays = codes(left[0] ?? { errors: [] }).length > 0 ? owner : member;
  const own = (await see(stays)).data;
  expect(own.members).toHaveLength(1);
  const reader = { id: ["ID!", own.accountId], role: ["CompanyRole!", "READER"] } as const;
  expect(codes(await stays.run("mutation", "changeMember", reader, shape))).toEqual([2513]);
});

test("nobody changes a company that somebody else has changed meanwhile", async () => {
  const owner = await somebody();
  const { version } = (await create(owner)).data;
  const change = (over: Record<string, unknown>) =>
    owner.run("mutation", "changeCompany", { input: ["CompanyChangeInput!", { name: "Atelier", ...over }] }, shape);
  expect((await change({ version, approvalAbove: 10_000 })).data.approvalAbove).toEqual({ value: 10_000 });
  expect(codes(await change({ version }))).toEqual([2517]);
  expect((await change({ version: version + 1 })).data.approvalAbove).toBe(null);
});

test("addresses and texts are the company's: a reader reads them, and others see nothing of them", async () => {
  const { owner, member: reader } = await companyWith("READER");
  const stranger = await somebody();
  await create(stranger);
  const address = { firstName: "Zoë", lastName: "Roux", countryCode: "FR", postCode: "75001", city: "Paris" };
  const input = ["BookAddressInput!", { ...address, houseNumber: "1", street: "Rue de Rivoli" }] as const;
  const text = ["CompanyTemplateInput!", { name: "Birthday", message: "Happy birthday {firstName}" }] as const;
  const saved = await owner.run("mutation", "saveCompanyAddress", { input }, "{ id city }");
  const template = await owner.run("mutation", "saveCompanyTemplate", { input: text }, "{ id message }");
  expect([saved.data[0].city, template.data[0].message]).toEqual(["Paris", "Happy birthday {firstName}"]);
  expect((await reader.run("query", "companyAddressBook", {}, "{ id }")).data).toHaveLength(1);
  expect(codes(await reader.run("mutation", "saveCompanyAddress", { input }, "{ id }"))).toEqual([2512]);
  const id = { id: ["ID!", saved.data[0].id] } as const;
  expect(codes(await reader.run("mutation", "removeCompanyAddress", id, "{ id }"))).toEqual([2512]);
  expect((await stranger.run("query", "companyAddressBook", {}, "{ id }")).data).toEqual([]);
  await stranger.run("mutation", "removeCompanyAddress", id, "{ id }");
  await stranger.run("mutation", "removeCompanyTemplate", { id: ["ID!", template.data[0].id] }, "{ id }");
  expect((await owner.run("query", "companyAddressBook", {}, "{ id }")).data).toHaveLength(1);
  expect((await owner.run("query", "companyTemplates", {}, "{ id }")).data).toHaveLength(1);
});
