import { afterEach, expect, test } from "@jest/globals";
import { cleanup, renderHook } from "@testing-library/react";
import { useLinkToken } from "./link-token.ts";

afterEach(cleanup);

const open = (address: string) => history.replaceState({ kept: true }, "", address);
const take = (name: "token" | "verify") => renderHook(() => useLinkToken(name)).result.current;

test("a token leaves the address at once, and nothing else of it does", () => {
  open("/compte/?token=secret&page=2#top");
  expect(take("token")).toBe("secret");
  expect(`${location.pathname}${location.search}${location.hash}`).toBe("/compte/?page=2#top");
  expect(history.state).toEqual({ kept: true });
});

test("a drawing that is begun anew finds the token that the first has taken, another page does not", () => {
  open("/doubler/reclamer/?token=once");
  expect([take("token"), take("token")]).toEqual(["once", "once"]);
  expect(take("verify")).toBeUndefined();
  open("/compte/nouveau-mot-de-passe/");
  expect(take("token")).toBeUndefined();
});

test("a link that is opened once more in the same tab is the newer one", () => {
  open("/compte/se-connecter/?verify=first");
  expect(take("verify")).toBe("first");
  open("/compte/se-connecter/?verify=second");
  expect(take("verify")).toBe("second");
});
