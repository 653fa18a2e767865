import { expect, test } from "@jest/globals";
import { serveStorybook } from "./storybook.ts";
import { asNobody } from "./testing/as-nobody.ts";

test("a port that this user may not listen on is said in the place of the address", async () => {
  const { signal } = new AbortController();
  const { address, server } = await asNobody(() => serveStorybook(1, signal));
  expect(address).toBe("cannot listen on port 1 (EACCES); set STORYBOOK_PORT");
  expect(server).toBeUndefined();
});
