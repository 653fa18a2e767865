import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { InwardAddress, isPublicAddress, publicLookup, targetFault } from "./target.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "2001:db8::1",
  "no address",
])("%s is nobody's public server", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111"])("%s is of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["http://hooks.example.com", "Only https is called."],
  ["ftp://hooks.example.com", "Only https is called."],
  ["https://user:secret@hooks.example.com", "An address holds no name and password."],
  ["https://localhost/x", "Only public names are called."],
  ["https://shop.localhost/x", "Only public names are called."],
  ["https://metadata.internal", "Only public names are called."],
  ["https://127.1", "Only public addresses are called."],
  ["https://0x7f000001", "Only public addresses are called."],
  ["https://2130706433", "Only public addresses are called."],
  ["https://[::1]", "Only public addresses are called."],
  ["https://[::ffff:10.0.0.1]", "Only public addresses are called."],
  ["nothing", "This is no address."],
])("%s may not be a webhook", (url, fault) => {
  expect(targetFault(url, false)).toBe(fault);
});

test("a public name over https may, and on one machine any address", () => {
  expect(targetFault("https://hooks.example.com:8443/gifts?x=1", false)).toBeUndefined();
  expect(targetFault("http://localhost:4100/x", true)).toBeUndefined();
  expect(targetFault("file:///etc/passwd", true)).toBe("Only http and https are called.");
});

test("a name that leads inward is not connected to, however it was judged before", async () => {
  const look = promisify<string, object, unknown>(publicLookup as never);
  await expect(look("localhost", { all: true })).rejects.toThrow(InwardAddress);
});
