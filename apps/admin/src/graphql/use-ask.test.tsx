import { expect, test } from "@jest/globals";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Client, fetchExchange, gql, Provider } from "urql";
import { Go } from "../shell/go.tsx";
import { PathProvider } from "../shell/path.tsx";
import { SessionContext } from "./session.tsx";
import { useAsk } from "./use-ask.ts";

const query = gql<{ orders: { data: { orders: { number: string }[] }; errors: [] } }, { text: string }>`
  query RowsOfTest($text: String!) { orders(text: $text) { data { orders { number } } errors { code } } }`;

const session = { email: "", may: [], storefronts: [], lost: () => undefined, signOut: () => undefined };

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const List = ({ text }: { text: string }) => {
  const [asked] = useAsk(query, { text });
  return <p>{asked.state === "ready" ? JSON.stringify(asked.data) : asked.state}</p>;
};

/** A page whose questions wait until they are answered here. */
const stage = () => {
  const waiting: ((rows: string[]) => void)[] = [];
  const answerOf = (numbers: string[]) => ({
    status: 200,
    headers: new Map([["content-type", "application/json"]]),
    text: async () =>
      JSON.stringify({ data: { orders: { data: { orders: numbers.map((number) => ({ number })) }, errors: [] } } }),
  });
  const fetch = () =>
    new Promise<Response>((resolve) => {
      waiting.push((numbers) => resolve(answerOf(numbers) as unknown as Response));
    });
  const client = new Client({
    url: "http://localhost/",
    exchanges: [fetchExchange],
    fetch,
    requestPolicy: "network-only",
  });
  const place = document.createElement("div");
  const root = createRoot(place);
  const show = (text: string) =>
    act(async () =>
      root.render(
        <Provider value={client}>
          <SessionContext value={session}>
            <PathProvider>
              <Go href={location.pathname + location.search}>Here</Go>
              <List text={text} />
            </PathProvider>
          </SessionContext>
        </Provider>,
      ),
    );
  const answer = (rows: string[]) =>
    act(async () => {
      waiting.shift()?.(rows);
      await new Promise((resolve) => setTimeout(resolve));
    });
  const press = () => act(async () => place.querySelector("a")?.click());
  return { place, show, answer, press, asked: () => waiting.length, leave: () => act(async () => root.unmount()) };
};

test("while something else is asked, the answer to what was asked before is not shown as its own", async () => {
  const { place, show, answer, leave } = stage();
  await show("ada");
  expect(place.textContent).toContain("loading");
  await answer(["of Ada"]);
  expect(place.textContent).toContain("of Ada");
  await show("bo");
  expect(place.textContent).toContain("loading");
  await answer(["of Bo"]);
  expect(place.textContent).toContain("of Bo");
  await leave();
});

test("whoever goes where they are asks again, and what is there stays until it is answered", async () => {
  const { place, show, answer, press, asked, leave } = stage();
  await show("ada");
  await answer(["old"]);
  expect(asked()).toBe(0);
  await press();
  expect([asked(), place.textContent?.includes("old")]).toEqual([1, true]);
  await answer(["new"]);
  expect(place.textContent).toContain("new");
  await leave();
});
