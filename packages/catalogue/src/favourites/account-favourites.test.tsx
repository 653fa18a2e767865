import { beforeEach, expect, jest, test } from "@jest/globals";

interface Asked {
  list?: string;
  products?: readonly string[];
  product?: string;
  favourite?: boolean;
}
const request = jest.fn<(document: unknown, asked: Asked) => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => ({ request }));
const { syncFavourites, tellAccount } = await import("./account-favourites.ts");
const { favouritesNow, keepFavourites } = await import("./favourites.ts");
const { pressHeart } = await import("./press-heart.ts");

const logIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the environment has no cookie store
  document.cookie = "account=1";
};
const logOut = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the environment has no cookie store
  document.cookie = "account=; max-age=0";
};
const own = (...products: string[]) => ({ ofAccount: true, products: products.map((id) => ({ id })) });

beforeEach(() => {
  request.mockReset();
  logOut();
  keepFavourites({ list: "a-list", products: ["2", "1"], ofAccount: false });
});

test("a guest's list stays in the browser, and nobody is asked", async () => {
  pressHeart("3", true);
  pressHeart("1", false);
  await syncFavourites();
  expect(favouritesNow().products).toEqual(["3", "2"]);
  expect(JSON.parse(localStorage.getItem("favourites") ?? "")).toMatchObject({ products: ["3", "2"] });
  expect(request).not.toHaveBeenCalled();
});

test("who logs in hands the list over by its name, and from then on sees the account's", async () => {
  logIn();
  request.mockResolvedValueOnce({ mergeFavourites: { data: own("2", "1", "7"), errors: [] } });
  await syncFavourites();
  expect(request.mock.calls[0]?.[1]).toEqual({ list: "a-list", products: ["2", "1"] });
  expect(favouritesNow()).toMatchObject({ products: ["2", "1", "7"], ofAccount: true });
  request.mockResolvedValueOnce({ favourites: { data: own("7") } });
  await syncFavourites();
  expect(request.mock.calls[1]?.[1]).toEqual({});
  expect(favouritesNow().products).toEqual(["7"]);
});

test("who logs out leaves nothing of the account behind", async () => {
  keepFavourites({ list: "a-list", products: ["7"], ofAccount: true });
  await syncFavourites();
  expect(favouritesNow()).toMatchObject({ products: [], ofAccount: false });
});

test("what the account could not be told of is handed over later; what could not be taken out stands there again", async () => {
  logIn();
  keepFavourites({ list: "a-list", products: ["9", "7"], ofAccount: true });
  request.mockRejectedValue(new Error("offline"));
  await tellAccount("9", true);
  expect(favouritesNow()).toMatchObject({ products: ["9", "7"], ofAccount: false });
  keepFavourites({ list: "a-list", products: ["9"], ofAccount: true });
  await tellAccount("7", false);
  expect(favouritesNow().products).toEqual(["7", "9"]);
});
