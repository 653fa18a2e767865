import { expect, jest, test } from "@jest/globals";
import { createAccountSessions } from "./account-session.ts";

test("whoever listens hears of coming and going, until they stop listening", () => {
  const sessions = createAccountSessions();
  const listener = jest.fn();
  const stop = sessions.subscribe(listener);
  expect(sessions.current()).toBeUndefined();
  const session = { leaving: false, logOut: jest.fn() };
  sessions.tell(session);
  expect(sessions.current()).toBe(session);
  stop();
  sessions.tell(undefined);
  expect(sessions.current()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(1);
});
