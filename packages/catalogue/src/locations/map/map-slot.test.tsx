import { pageConsent } from "@giftshop/analytics";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";

let drawn = 0;
/** Tells the map that stands that it fell. */
let fall = () => {};
jest.unstable_mockModule("./place-map.tsx", () => ({
  PlaceMap: ({ onFail }: { onFail(error: unknown): void }) => {
    fall = () => onFail(new Error("lost"));
    drawn += 1;
    return <canvas />;
  },
}));
const { MapSlot } = await import("./map-slot.tsx");

// Whatever is watched is in sight.
Object.assign(globalThis, {
  IntersectionObserver: function InSight(tell: (entries: { isIntersecting: boolean }[]) => void) {
    return { observe: () => tell([{ isIntersecting: true }]), disconnect: () => {} };
  },
});

beforeEach(() => {
  drawn = 0;
  pageConsent.save({ media: false });
});

/** A map, after what it fetches has come; `show`: the press that asks for it. */
const draw = async (show?: string) => {
  const texts = {
    label: "Map",
    loading: "Coming",
    failed: "Not to be had",
    retry: "Again",
    show,
    consent: "They learn",
  };
  const area = { latmin: 0, latmax: 1, lonmin: 0, lonmax: 1 };
  await act(async () => {
    render(<MapSlot texts={texts} fetchWords={async () => (key) => key} area={area} styleUrl={undefined} />);
  });
};
const button = (name: string) => screen.queryByRole("button", { name });
const press = (name: string) =>
  act(async () => {
    button(name)?.focus();
    fireEvent.click(screen.getByRole("button", { name }));
  });

test("a map of others is drawn once it is agreed to, once, and goes when that is taken back", async () => {
  await draw("Show");
  expect(drawn).toBe(0);
  await press("Show");
  expect(pageConsent.read().media).toBe(true);
  expect(drawn).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Map" }));
  await act(async () => pageConsent.save({ media: false }));
  expect(document.querySelector("canvas")).toBeNull();
  expect(button("Show")).not.toBeNull();
});

test("focus follows from a map that fell to the press that asks again, and back to the map", async () => {
  await draw();
  screen.getByRole("region").focus();
  await act(async () => fall());
  expect(document.activeElement).toBe(button("Again"));
  await press("Again");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Map" }));
  expect(drawn).toBe(2);
});

test("a map that falls takes the focus from nobody who is elsewhere", async () => {
  await draw();
  await act(async () => fall());
  expect(button("Again")).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});
