import { ExportAccount } from "../../call/account-operations.ts";
import { createCaller } from "../../call/create-caller.ts";
import type { Failure } from "../../call/outcome.ts";
import type { AccountScope } from "../../frame/account-context.tsx";
import { readableExport } from "./readable-export.ts";

/** Hands a text over as a file. */
const download = (text: string, name: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** Hands everything that is kept over as a file; answers why not, where it is not to be had. */
export const saveExport = async (as: "page" | "json", scope: AccountScope): Promise<Failure | undefined> => {
  const outcome = await createCaller().call(async (request) => (await request(ExportAccount, {})).exportAccount);
  if (outcome.kind !== "done") return outcome.kind === "failed" ? outcome.failure : "unavailable";
  const name = `${scope.shop.storefront.code.toLowerCase()}-account`;
  if (as === "json") download(outcome.data, `${name}.json`, "application/json");
  else download(readableExport(JSON.parse(outcome.data), scope), `${name}.html`, "text/html");
  return undefined;
};
