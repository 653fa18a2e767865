import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { accountClient, emailOf, password } from "./testing/account-client.ts";

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

const hour = 3_600_000;
const registered = async (email: string) => {
  const client = accountClient(server, email);
  await client.register();
  const sent = await emailOf(services, "verifyEmail", email);
  return { ...client, open: () => client.login({ verificationToken: sent?.token }) };
};
const isVerified = async ({ info }: Pick<ReturnType<typeof accountClient>, "info">) =>
  (await info()).data.user.verified as boolean;

test("a link to verify is good for three days, one to a new mailbox for one", async () => {
  const soon = await registered("soon@example.org");
  const late = await registered("late@example.org");
  services.clock.advance(71 * hour);
  await soon.open();
  expect(await isVerified(soon)).toBe(true);
  services.clock.advance(2 * hour);
  await late.open();
  expect(await isVerified(late)).toBe(false);

  await soon.run("mutation", "requestEmailChange", {
    email: ["String!", "newly@example.org"],
    password: ["String!", password],
  });
  const sent = await emailOf(services, "confirmNewEmail", "newly@example.org");
  services.clock.advance(25 * hour);
  const { errors } = await soon.run("mutation", "confirmEmailChange", { token: ["String!", sent?.token] });
  expect(errors).toMatchObject([{ code: 2204 }]);
});
