import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { inView, ProductType } from "../../catalogue/graphql/product-type.ts";
import { type Favourites, favourites, mergeFavourites, setFavourite } from "../favourites/favourites.ts";

const FavouritesType = builder.objectRef<Favourites>("Favourites").implement({
  fields: (t) => ({
    ofAccount: t.exposeBoolean("ofAccount", { description: "Whether somebody is signed in, whose they are." }),
    products: t.field({
      type: [ProductType],
      description: "Those that are sold here, the latest first.",
      resolve: ({ view, products }) => products.map((product) => inView(view, product)),
    }),
  }),
});

const FavouritesPayload = builder.objectRef<Answer<Favourites>>("FavouritesPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: FavouritesType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("favourites", (t) =>
  t.field({
    type: FavouritesPayload,
    description: "Gift cards kept for later: of who is signed in the account's, else those of `products`, up to 100.",
    args: { userData: t.arg({ type: UserDataInput }), products: t.arg.idList({ required: false }) },
    resolve: answer(({ products }, scope) => favourites(products ?? [], scope)),
  }),
);

builder.mutationFields((t) => ({
  setFavourite: t.field({
    type: FavouritesPayload,
    description: "Whether the account keeps a gift card; again it changes nothing. Of more than 200 the latest stay.",
    args: { userData: t.arg({ type: UserDataInput }), product: t.arg.id(), favourite: t.arg.boolean() },
    resolve: answer((args, scope) => setFavourite(args, scope)),
  }),
  mergeFavourites: t.field({
    type: FavouritesPayload,
    description:
      "Takes over what a browser kept before its login, the latest first. A list, named by a UUID, is taken over once.",
    args: { userData: t.arg({ type: UserDataInput }), list: t.arg.id(), products: t.arg.idList() },
    resolve: answer((args, scope) => mergeFavourites(args, scope)),
  }),
}));
