import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createRoot, type Root } from "react-dom/client";
import { Recover } from "./recover.tsx";

const error = {
  title: "Oups",
  text: "Nous y travaillons déjà.",
  retry: "Réessayer",
  home: { text: "Retour à l’accueil", href: "/fr/" },
};
const fetched = jest.fn<typeof fetch>();
const real = globalThis.fetch;
let root: Root;

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
  root = createRoot(document.body, { onCaughtError: () => {} });
});
afterEach(() => {
  globalThis.fetch = real;
  root.unmount();
});

const answer = () => ({ ok: true, json: async () => ({ texts: { error }, stores: [] }) }) as Response;

/** Waits until a page's text has, or has not, something in it. */
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve));
};
const titled = () => document.querySelector("h1")?.textContent === error.title;

const Broken = (): never => {
  throw new Error("broken");
};

const broken = (data: string) =>
  root.render(
    <Recover data={data}>
      <Broken />
    </Recover>,
  );

test("what works is shown, and nothing is asked for", async () => {
  root.render(<Recover data="/works.json">Bonjour</Recover>);
  await until(() => document.body.textContent === "Bonjour");
  expect(fetched).not.toHaveBeenCalled();
});

test("in place of what failed stand another try and the way home, in the shop's words", async () => {
  fetched.mockResolvedValue(answer());
  broken("/broken.json");
  await until(titled);
  const links = Array.from(document.links, (link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    [error.retry, ""],
    [error.home.text, error.home.href],
  ]);
});

test("words that could not be had are asked for again once the browser is online", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(answer());
  broken("/offline.json");
  await until(() => fetched.mock.calls.length === 1);
  await until(() => {
    dispatchEvent(new Event("online"));
    return titled();
  });
  expect(fetched).toHaveBeenCalledTimes(2);
});
