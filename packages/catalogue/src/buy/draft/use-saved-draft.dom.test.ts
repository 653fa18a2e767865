import { expect, jest, test } from "@jest/globals";
import { renderHook, waitFor } from "@testing-library/react";
import { digitalOffer } from "../fixtures.ts";
import { type Draft, firstDraft } from "./draft.ts";
import { useSavedDraft } from "./use-saved-draft.ts";

test("a gift begins with the words of the link that led to it, once", async () => {
  history.replaceState(null, "", "/gift/#message=You%20choose.");
  const offers = [digitalOffer];
  const first = firstDraft(offers) as Draft;
  const put = jest.fn();
  renderHook(() => useSavedDraft({ first, offers, draft: first, latest: { current: first }, added: false, put }));
  await waitFor(() => expect(put).toHaveBeenCalledWith({ ...first, message: "You choose." }));
  expect(location.hash).toBe("");
});
