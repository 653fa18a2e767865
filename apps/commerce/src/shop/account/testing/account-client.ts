import { solveChallenge } from "@giftshop/graphql/captcha/solve";
import type { StorefrontCode } from "@giftshop/storefront-config";
import type { TestClient, TestServer } from "../../../testing/test-client.ts";
import type { TestServices } from "../../../testing/test-services.ts";
import { tokenOfLink } from "../links.ts";

const errors = "errors { code referencedRequestParameter }";
const challengeQuery = `query ($userData: UserDataInput!) {
  answer: captchaChallenge(userData: $userData, action: COMMON) { data { challenge } ${errors} } }`;

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asked for, and fails where that is not there
  data: any;
  errors: { code: number; referencedRequestParameter: string | null }[];
}

/** A browser of a test that knows the operations of accounts. */
export interface AccountClient extends TestClient {
  captcha(): Promise<string>;
  /** Asks one operation; a captcha is solved for `captchaToken` where it says so. */
  run(
    kind: "query" | "mutation",
    call: string,
    variables: Record<string, readonly [string, unknown]>,
    shape?: string,
  ): Promise<Answer>;
  register(over?: Record<string, unknown>): Promise<Answer>;
  login(over?: Record<string, unknown>): Promise<Answer>;
  logout(): Promise<Answer>;
  info(): Promise<Answer>;
}

export const password = "a fine long passphrase";

/** A browser in a storefront, for one person. */
export const accountClient = (
  server: TestServer,
  email: string,
  storefront: StorefrontCode = "CBFR",
  headers: Record<string, string> = {},
): AccountClient => {
  const client = server.client(storefront, undefined, headers);
  const captcha = async () => solveChallenge((await client.ask(challengeQuery)).data.answer.data.challenge);
  const run: AccountClient["run"] = async (kind, call, variables, shape = "{ status }") => {
    const names = Object.entries(variables).map(([name, [type]]) => `$${name}: ${type}`);
    const given = Object.keys(variables).map((name) => `${name}: $${name}`);
    const text = `${kind} (${["$userData: UserDataInput!", ...names].join(", ")}) {
      answer: ${call}(${["userData: $userData", ...given].join(", ")}) { data ${shape} ${errors} } }`;
    const values = Object.fromEntries(Object.entries(variables).map(([name, [, value]]) => [name, value]));
    const body = await client.ask(text, values);
    if (body.data === undefined || body.data === null) throw new Error(JSON.stringify(body));
    return body.data.answer;
  };
  const who = { firstName: "Élodie", lastName: "Petit", email, password, passwordConfirmation: password };
  return {
    ...client,
    captcha,
    run,
    register: async (over = {}) =>
      run("mutation", "register", { input: ["RegisterInput!", { ...who, captchaToken: await captcha(), ...over }] }),
    login: async (over = {}) => {
      const given = { email, password, captchaToken: await captcha(), ...over };
      return run(
        "mutation",
        "userLogin",
        Object.fromEntries(Object.entries(given).map(([name, value]) => [name, ["String!", value] as const])),
      );
    },
    logout: () => run("mutation", "userLogout", {}),
    info: () =>
      run(
        "query",
        "getUserInfo",
        {},
        "{ user { mainProfile { firstName lastName email } subscribed verified version } }",
      ),
  };
};

/** What was promised to be sent about an account: the newest of a kind, with the token of its link. */
export const emailOf = async (services: TestServices, kind: string, email: string) => {
  const { rows } = await services.ownerPool.query<{ data: Record<string, string> }>(
    `select j.data from pgboss.job j left join account a on a.id::text = j.data->>'account'
     where j.data->>'kind' = $1 and (a.email = $2 or j.data->>'to' = $2) order by j.created_on desc, j.id desc limit 1`,
    [kind, email],
  );
  const data = rows[0]?.data;
  return (
    data && {
      storefront: data.storefront,
      device: data.device,
      token: data.link ? tokenOfLink(services.environment, data.link) : "",
    }
  );
};

/** Somebody whose account is verified, signed in. */
export const signedIn = async (
  server: TestServer,
  services: TestServices,
  email: string,
  storefront: StorefrontCode = "CBFR",
): Promise<AccountClient> => {
  const client = accountClient(server, email, storefront);
  await client.register();
  const sent = await emailOf(services, "verifyEmail", email);
  const { errors: refused } = await client.login({ verificationToken: sent?.token });
  if (refused.length > 0) throw new Error(`Not signed in: ${JSON.stringify(refused)}`);
  return client;
};

/** How many sessions an account has. */
export const sessionsOf = async (services: TestServices, email: string): Promise<number> =>
  (
    await services.ownerPool.query<{ n: number }>(
      "select count(*)::int as n from session s join account a on a.id = s.account where a.email = $1",
      [email],
    )
  ).rows[0]?.n ?? -1;

/** Where somebody lives who gives it. */
export const street = {
  firstName: "Zoë",
  lastName: "Müller",
  countryCode: "FR",
  postCode: "75001",
  houseNumber: "12",
  street: "Rue de Rivoli",
  city: "Paris",
};
