import { inTransaction } from "../../../platform/database/index.ts";
import { countStock } from "../../../shop/catalogue/editing/count-stock.ts";
import { type ListedProduct, listProducts } from "../../../shop/catalogue/editing/list-products.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { DonePayload, done, payloadOf } from "../../staff/api/payload.ts";
import { audit, whyOf } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";
import { type Field, keepRow, type Row, readRowFields, rowNames } from "../keep-row.ts";
import { type ListedPlace, listPlaces } from "../locations/stored-locations.ts";
import { KeptPayload, placeOf, withFindings } from "./parts.ts";

const ListedProductType = staffBuilder.objectRef<ListedProduct>("ListedProduct").implement({
  fields: (t) => ({
    path: t.exposeString("path"),
    brand: t.exposeString("brand"),
    kind: t.exposeString("kind"),
    category: t.exposeString("category", { nullable: true }),
    popularity: t.exposeInt("popularity"),
    active: t.exposeBoolean("active"),
    kinds: t.stringList({ resolve: ({ kinds }) => [...kinds] }),
    onHand: t.exposeInt("onHand", { nullable: true, description: "Posted pieces; null cannot run out." }),
    reserved: t.exposeInt("reserved", { nullable: true }),
    told: t.stringList({
      description: "Languages in which it has a title and a description.",
      resolve: ({ told }) => [...told],
    }),
  }),
});
const ProductsType = staffBuilder.objectRef<{ products: ListedProduct[] }>("ListedProducts").implement({
  fields: (t) => ({ products: t.expose("products", { type: [ListedProductType] }) }),
});
const ProductsPayload = payloadOf("ListedProductsPayload", ProductsType);

const ListedPlaceType = staffBuilder.objectRef<ListedPlace>("ListedPlace").implement({
  fields: (t) => ({
    product: t.exposeString("product"),
    path: t.exposeString("path"),
    title: t.exposeString("title"),
    street: t.exposeString("street"),
    city: t.exposeString("city"),
    active: t.exposeBoolean("active"),
  }),
});
const PlacesType = staffBuilder.objectRef<{ places: ListedPlace[] }>("ListedPlaces").implement({
  fields: (t) => ({ places: t.expose("places", { type: [ListedPlaceType] }) }),
});
const PlacesPayload = payloadOf("ListedPlacesPayload", PlacesType);

const FieldType = staffBuilder.objectRef<Field>("Field").implement({
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});
const FieldInput = staffBuilder.inputType("FieldInput", {
  fields: (t) => ({ name: t.string(), value: t.string() }),
});
const RowType = staffBuilder.objectRef<Row>("EditedRow").implement({
  description: "What is edited as the row of a table of products or places, with the columns of such a file.",
  fields: (t) => ({
    version: t.exposeString("version"),
    isNew: t.exposeBoolean("isNew"),
    fields: t.field({ type: [FieldType], resolve: ({ fields }) => fields }),
  }),
});
const RowPayload = payloadOf("EditedRowPayload", RowType);
const RowEnum = staffBuilder.enumType("RowKind", { values: rowNames });

staffBuilder.queryFields((t) => ({
  listedProducts: t.field({
    type: ProductsPayload,
    description: "Products of a storefront, sold or not, by a part of their name, or by category.",
    args: { storefront: t.arg.string(), text: t.arg.string({ required: false }) },
    resolve: staffAnswer("catalogue.read", async ({ storefront, text }, scope) => ({
      products: await listProducts(scope.services.pool, placeOf(scope, storefront), { text: text ?? "" }),
    })),
  }),
  listedPlaces: t.field({
    type: PlacesPayload,
    args: {
      storefront: t.arg.string(),
      product: t.arg.string({ required: false }),
      text: t.arg.string({ required: false }),
    },
    resolve: staffAnswer("catalogue.read", async ({ storefront, product, text }, scope) => ({
      places: await listPlaces(scope.services.pool, placeOf(scope, storefront), {
        product: product ?? "",
        text: text ?? "",
      }),
    })),
  }),
  editedRow: t.field({
    type: RowPayload,
    description: "A product by `path`, or a place by `product` and `path`; one to be filled where there is none.",
    args: { storefront: t.arg.string(), kind: t.arg({ type: RowEnum }), name: t.arg({ type: [FieldInput] }) },
    resolve: staffAnswer("catalogue.read", ({ storefront, kind, name }, scope) =>
      readRowFields(scope.services.pool, kind, placeOf(scope, storefront), name),
    ),
  }),
}));

/** Pieces that come, or go, at once. */
const mostPieces = 1_000_000;

staffBuilder.mutationFields((t) => ({
  keepRow: t.field({
    type: KeptPayload,
    description: "Keeps a product or a place. What is not named stays as it is.",
    args: {
      storefront: t.arg.string(),
      kind: t.arg({ type: RowEnum }),
      fields: t.arg({ type: [FieldInput] }),
      version: t.arg.string({ description: "That was seen; somebody else's is not written over (CHANGED)." }),
    },
    resolve: staffAnswer("catalogue.write", ({ storefront, kind, fields, version }, scope) =>
      withFindings(version, () => keepRow(scope, kind, { storefront: placeOf(scope, storefront), fields, version })),
    ),
  }),
  countStock: t.field({
    type: DonePayload,
    description: "Posted pieces that came; below zero, that are lost.",
    args: { storefront: t.arg.string(), path: t.arg.string(), pieces: t.arg.int(), why: t.arg.string() },
    resolve: staffAnswer("catalogue.stock", ({ storefront, path, pieces, why }, scope) => {
      const code = placeOf(scope, storefront);
      if (pieces === 0 || Math.abs(pieces) > mostPieces) throw new Refused("INVALID", "pieces");
      return inTransaction(scope.services.pool, async (client) => {
        const counted = await countStock(scope.services, client, { storefront: code, path, pieces });
        if (counted === "NO_STOCK") throw new Refused("NO_STOCK", "path");
        if (counted === "HELD") throw new Refused("STOCK_HELD", "pieces");
        await audit(scope, client, {
          subject: `${code} ${path}`,
          storefront: code,
          before: { onHand: counted.before },
          after: { onHand: counted.onHand },
          why: whyOf(why),
        });
        return done;
      });
    }),
  }),
}));
