import { expect, test } from "@jest/globals";
import { eventNames } from "./events.ts";
import { listSources, namedList } from "./list-sources.ts";

test("the fourteen events and the thirteen lists of section 9", () => {
  expect(eventNames).toHaveLength(14);
  expect(listSources).toHaveLength(13);
  expect(namedList("most_chosen_home_page").item_list_name).toBe("most chosen home page");
});
