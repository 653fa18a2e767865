import { beforeEach, expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { ConsentedVideo } from "./consented-video.tsx";

const note = "YouTube learns of it.";
const video = (title: string) => (
  <ConsentedVideo
    video={{ provider: "YOUTUBE", id: "aqz-KE-bpKQ" }}
    title={title}
    language="en"
    playLabel={`Play ${title}`}
    consentNote={note}
  />
);
const agreed = () => Object.keys(JSON.parse(localStorage.getItem("consent") ?? '{"agreed":{}}').agreed);

beforeEach(() => localStorage.clear());

test("playing one agrees for all of them, and to nothing else", () => {
  render([<div key="1">{video("one")}</div>, <div key="2">{video("two")}</div>]);
  expect(screen.getAllByText(note)).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Play one" }));
  expect(agreed()).toEqual(["media"]);
  expect(screen.queryByText(note)).toBeNull();
  expect(screen.queryByRole("button", { name: "Play two" })).not.toBeNull();
});

test("consent that is withdrawn in another tab is asked for again", () => {
  localStorage.setItem("consent", JSON.stringify({ version: 2, agreed: { media: new Date().toISOString() } }));
  render(video("one"));
  expect(screen.queryByText(note)).toBeNull();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  expect(screen.queryByText(note)).not.toBeNull();
});
