import { expect, test } from "@jest/globals";
import { askTwice } from "./server.ts";

/** A network that answers with each of these in turn. */
const networkOf = (...answers: Response[]) => {
  const asked: string[] = [];
  const fetch = askTwice(async (address) => {
    asked.push(String(address));
    const answer = answers.shift();
    if (!answer) throw new Error("asked too often");
    return answer;
  });
  return { fetch, asked };
};

const busy = (after: string) => new Response("busy", { status: 503, headers: { "retry-after": after } });

test("asks once more when commerce says when", async () => {
  const { fetch, asked } = networkOf(busy("0"), new Response("here"));
  expect(await (await fetch("http://commerce/graphql")).text()).toBe("here");
  expect(asked).toHaveLength(2);
});

test("passes on that commerce is still busy", async () => {
  const { fetch } = networkOf(busy("0"), busy("0"));
  expect((await fetch("http://commerce/graphql")).status).toBe(503);
});

test.each([
  ["it takes too long", busy("30")],
  ["nobody says when", new Response("away", { status: 503 })],
  ["it failed otherwise", new Response("failed", { status: 500 })],
])("asks no more when %s", async (_, answer) => {
  const { fetch, asked } = networkOf(answer);
  await fetch("http://commerce/graphql");
  expect(asked).toHaveLength(1);
});
