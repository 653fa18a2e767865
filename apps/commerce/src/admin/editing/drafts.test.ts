import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { runCommand } from "./command.ts";
import { createTemporaryFolder, type TemporaryFolder } from "./testing/temporary-folder.ts";

let services: TestServices;
let server: TestServer;
let folder: TemporaryFolder;
const terms = {
  storefront: "CBCA",
  kind: "TERMS",
  key: "terms",
  language: "fr",
  path: "",
  title: "Conditions",
  description: "",
  intro: "",
  blocks: [{ blockType: "TITLE_AND_BODY", title: "Qui", body: "Nous." }],
};
const post = { ...terms, kind: "POST", key: "one", path: "premier", title: "Un" };

beforeAll(async () => {
  [services, folder] = await Promise.all([createTestServices(), createTemporaryFolder()]);
  server = await startTestServer(services);
  await run("import", await pagesIn("content.json", terms, post));
});
afterAll(async () => {
  await server.close();
  await Promise.all([services.close(), folder.remove()]);
});

const run = (...words: string[]): Promise<string> => runCommand(services, words);
const pagesIn = (name: string, ...pages: object[]) => folder.write(name, JSON.stringify({ pages }));
const preview = `query ($userData: UserDataInput!, $token: String!) {
  pagePreview(userData: $userData, token: $token) { data { title } errors { code } }
}`;
const page = `query ($userData: UserDataInput!) { page(userData: $userData, pageType: TERMS) { data { title } } }`;
const client = () => server.client("CBCA", "fr");
const published = async (): Promise<string> => (await client().ask(page)).data.page.data.title;

test("a draft is seen through its link alone until it is published, and keeping it twice changes nothing", async () => {
  const file = await pagesIn("draft.json", { ...terms, title: "Nouvelles conditions" });
  expect(await run("draft", file)).toBe("Kept as drafts: 1 row written.");
  expect(await run("draft", file)).toBe("Nothing changes: the shop says the same already.");
  expect(await published()).toBe("Conditions");

  const [address = "", words] = (await run("preview", "CBCA", "TERMS", "terms", "fr")).split("\n");
  expect(words).toContain("Shows the draft version until");
  const [, token = ""] = /^http:\/\/cbca\.localhost:\d+\/ca\/fr\/preview\/([^/]+)\/$/u.exec(address) ?? [];
  expect((await client().ask(preview, { token })).data.pagePreview.data.title).toBe("Nouvelles conditions");

  expect(await run("publish", "CBCA", "TERMS")).toBe("Published: 1. The pages refresh by themselves.");
  expect(await published()).toBe("Nouvelles conditions");
  expect(await run("publish", "CBCA")).toBe("There is no such draft.");
});

test("a draft may change the place of its page, in all languages, and leaves it where it names none; its first day stays", async () => {
  const list = `query ($userData: UserDataInput!) { pages(userData: $userData, pageType: POST) { data { pages { key publishedAt } } } }`;
  const posts = async (): Promise<{ key: string; publishedAt: string }[]> =>
    (await client().ask(list)).data.pages.data.pages;
  const keys = async () => (await posts()).map(({ key }) => key);
  const release = async (...pages: object[]) => {
    await run("draft", await pagesIn("posts.json", ...pages));
    await run("publish", "CBCA", "POST");
  };
  await release({ ...post, key: "second", path: "deuxieme", position: 1 });
  expect(await keys()).toEqual(["one", "second"]);
  const [, before] = await posts();
  services.clock.advance(30 * 86_400_000);
  await release({ ...post, position: 2 });
  expect(await keys()).toEqual(["second", "one"]);
  await release({ ...post, title: "Un peu plus" }, { ...post, key: "second", path: "deuxieme", title: "Deux" });
  expect(await keys()).toEqual(["second", "one"]);
  expect((await posts())[0]).toEqual(before);
  await run("draft", await pagesIn("posts.json", { ...post, position: 2 }));
  expect(await run("draft", await pagesIn("posts.json", { ...post, position: 3 }))).toBe(
    "Kept as drafts: 2 rows written.",
  );
  expect(await keys()).toEqual(["second", "one"]);
  await run("publish", "CBCA", "POST");
});

test("a draft whose address is another page's is not published", async () => {
  await run("draft", await pagesIn("other.json", { ...post, key: "two" }));
  await expect(run("publish", "CBCA")).rejects.toThrow("Another published page has the address of one of these drafts");
});

test("what cannot be done says what can", async () => {
  await expect(run("publish", "CBXX")).rejects.toThrow('"CBXX" is not a storefront; there are CB');
  await expect(run("import")).rejects.toThrow("Name at least one file.");
  await expect(run("import", "missing.csv")).rejects.toThrow("There is no file missing.csv.");
  await expect(run("burn")).rejects.toThrow("pnpm catalogue export");
  await expect(run("preview", "CBCA", "TERMS", "none", "fr")).rejects.toThrow(
    "There is no page TERMS none in fr of CBCA.",
  );
});
