import { getStorefront } from "@giftshop/storefront-config";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { payloadOf } from "../../staff/api/payload.ts";
import { keepShelf, readShelf } from "../keep-shelf.ts";
import { KeptPayload, placeOf, withFindings } from "./parts.ts";

interface Shown {
  version: string;
  shelf: string;
  languages: readonly string[];
  currency: string;
}
const ShelfType = staffBuilder.objectRef<Shown>("Shelf").implement({
  description: "What stands around the products of a storefront.",
  fields: (t) => ({
    version: t.exposeString("version"),
    shelf: t.exposeString("shelf", {
      description:
        "JSON: `categories`, `extras`, `searchTerms`, `searchHighlights` of a catalogue; pictures by their names.",
    }),
    languages: t.stringList({ resolve: ({ languages }) => [...languages] }),
    currency: t.exposeString("currency"),
  }),
});
const ShelfPayload = payloadOf("ShelfPayload", ShelfType);

staffBuilder.queryField("shelf", (t) =>
  t.field({
    type: ShelfPayload,
    args: { storefront: t.arg.string() },
    resolve: staffAnswer("catalogue.read", async ({ storefront }, scope) => {
      const code = placeOf(scope, storefront);
      const { version, shelf } = await readShelf(scope.services.pool, code);
      const { languages, currency } = getStorefront(code);
      return { version, shelf: JSON.stringify(shelf), languages, currency };
    }),
  }),
);

staffBuilder.mutationField("keepShelf", (t) =>
  t.field({
    type: KeptPayload,
    description: "Keeps categories, wrappers, packings and search suggestions.",
    args: { storefront: t.arg.string(), shelf: t.arg.string(), version: t.arg.string() },
    resolve: staffAnswer("catalogue.write", ({ storefront, shelf, version }, scope) =>
      withFindings(version, () => keepShelf(scope, { storefront: placeOf(scope, storefront), shelf, version })),
    ),
  }),
);
