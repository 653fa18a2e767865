import { CommerceUnavailable } from "@giftshop/graphql";
import { browserOf } from "@giftshop/graphql/testing";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import en from "../../../messages/en.json" with { type: "json" };

const request = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const { InEnglish } = await import("../../testing/in-english.tsx");
const { AddressLookup } = await import("./address-lookup.tsx");

const words = en.shipping.lookup;
const house = { street: "Baker Street", houseNumber: "221", suffix: "B", city: "London" };
const chosen = jest.fn();
const show = (postCode: string) =>
  render(<AddressLookup postCode={postCode} country="GB" onChosen={chosen} />, { wrapper: InEnglish });
const find = () => act(async () => fireEvent.click(screen.getByRole("button", { name: words.find })));

beforeEach(() => {
  request.mockReset();
  chosen.mockClear();
});

test("of the houses of a postcode one is chosen", async () => {
  request.mockResolvedValue({ addressesOfPostCode: { data: [house], errors: [] } });
  show("NW1 6XE");
  await find();
  const select = await screen.findByRole("combobox", { name: words.choose });
  expect(screen.queryByRole("option", { name: "B, 221 Baker Street, London" })).not.toBeNull();
  await act(async () => fireEvent.change(select, { target: { value: "0" } }));
  expect(chosen).toHaveBeenCalledWith(house);
});

test.each([
  ["none is known", () => request.mockResolvedValue({ addressesOfPostCode: { data: [], errors: [] } })],
  ["nobody answers", () => request.mockRejectedValue(new CommerceUnavailable("away"))],
])("where %s, the address is typed", async (_, answer) => {
  answer();
  show("NW1 6XE");
  await find();
  expect(await screen.findByText(words.none)).not.toBeNull();
});

test("half a postcode is not looked up", () => {
  show("NW1");
  expect(screen.getByRole("button", { name: words.find }).matches(":disabled")).toBe(true);
});
