import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { type HostSettings, judgeHost } from "./judge-host.ts";

const settings: HostSettings = {
  brandGroup: "CK",
  port: 3001,
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

test("a shared host is its storefronts' one address, and the first of them answers for the host itself", () => {
  const sharing: HostSettings = {
    ...settings,
    brandGroup: "CB",
    originPattern: "https://{host}.example",
    sharedHosts: { "shop.example": ["CBAU", "CBCA"] },
  };
  const judge = (host: string, path: string) => {
    const verdict = judgeHost(host, path, sharing);
    return "storefront" in verdict ? `${verdict.kind} ${verdict.storefront.code}` : verdict.kind;
  };
  expect(judge("shop.example", "/ca/")).toBe("storefront CBCA");
  expect(judge("shop.example", "/")).toBe("storefront CBAU");
  expect(judge("shop.example:443", "/robots.txt")).toBe("storefront CBAU");
  expect(judge("shop.example", "/elsewhere/")).toBe("shared");
  expect(judge("cbca.example", "/ca/")).toBe("moved CBCA");
  expect(judge("cbfr.example", "/")).toBe("storefront CBFR");
});
