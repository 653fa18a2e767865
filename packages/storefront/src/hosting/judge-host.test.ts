import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { type HostSettings, judgeHost } from "./judge-host.ts";

const settings: HostSettings = {
  brandGroup: "CK",
  originPattern: "http://{host}.localhost:{port}",
  sharedHosts: {},
  developmentPage: true,
};

test("each process answers for its own group and sends the others away", () => {
  for (const storefront of storefronts) {
    const { kind } = judgeHost(`${storefront.host}.localhost:3001`, `${storefront.basePath}/`, settings);
    expect([storefront.code, kind]).toEqual([
      storefront.code,
      storefront.group === "CK" ? "storefront" : "misdirected",
    ]);
  }
});

test("a public pattern knows the local hosts no more", () => {
  const inPublic = { ...settings, originPattern: "https://{host}.example" };
  expect(judgeHost("ckuk.example", "/", inPublic).kind).toBe("storefront");
  expect(judgeHost("ckuk.localhost", "/", inPublic).kind).toBe("unknown");
});
