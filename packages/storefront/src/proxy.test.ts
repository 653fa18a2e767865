import { expect, test } from "@jest/globals";
import { NextRequest } from "next/server";
import { frontDoorHeader, frontDoorKey } from "./hosting/front-door-key.ts";
import proxy from "./proxy.ts";

const ask = (headers: Record<string, string>) =>
  proxy(new NextRequest("http://localhost:3000/CBFR/fr/basket/", { headers }));

test("the front door is let in", () => {
  const answer = ask({ [frontDoorHeader]: frontDoorKey() });
  expect(answer.headers.get("x-middleware-next")).toBe("1");
});

test.each([{}, { [frontDoorHeader]: "" }, { [frontDoorHeader]: "1" }])("nobody else is, with %j", (headers) => {
  const answer = ask(headers);
  expect(answer.status).toBe(404);
  expect(answer.headers.has("x-middleware-next")).toBe(false);
});
