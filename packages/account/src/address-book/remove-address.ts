import { createCaller } from "../call/create-caller.ts";
import { press } from "../call/press.ts";
import type { BookOperations } from "./address-operations.ts";

/** Takes an address out of the book; answers false where nothing came of it. */
export const removeAddress = async (operations: BookOperations, id: string): Promise<boolean> => {
  const left = await press(createCaller(), async (request) => (await request(operations.Remove, { id })).removeAddress);
  return left !== undefined;
};
