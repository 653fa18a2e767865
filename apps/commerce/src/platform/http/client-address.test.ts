import type { IncomingMessage } from "node:http";
import { expect, test } from "@jest/globals";
import { readEnvironment } from "../environment.ts";
import { clientAddressOf } from "./client-address.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

const trusted = ["127.0.0.1", "10.244.0.0/16", "fd00:10::/32"];

test.each([
  ["10.244.3.7", "a front door of the cluster"],
  ["::ffff:10.244.3.7", "the same, as a socket of both kinds writes it"],
  ["127.0.0.1", "one on this machine"],
  ["fd00:10::7", "one by IPv6"],
])("%s, %s, is believed", (peer) => {
  expect(clientAddressOf(from(peer, "1.2.3.4, 198.51.100.9"), trusted)).toBe("198.51.100.9");
  expect(clientAddressOf(from(peer), trusted)).toBeUndefined();
});

test.each(["10.245.0.1", "192.0.2.1", "fd00:11::1"])("%s speaks for itself alone", (peer) => {
  expect(clientAddressOf(from(peer, "198.51.100.9"), trusted)).toBe(peer);
});

test("what is no address and no network stops the process before it starts", () => {
  expect(() => readEnvironment({ NODE_ENV: "development", TRUSTED_PROXIES: "10.0.0.0/99" })).toThrow(/TRUSTED_PROXIES/);
  expect(() => readEnvironment({ NODE_ENV: "development", TRUSTED_PROXIES: "the-proxy" })).toThrow(/TRUSTED_PROXIES/);
});
