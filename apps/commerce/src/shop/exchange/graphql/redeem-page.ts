import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Image, ImageType } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { mediaPath } from "../../catalogue/media/media-route.ts";
import { viewOf } from "../../catalogue/snapshot/view.ts";
import { exchangeable } from "../exchange-of.ts";
import { isOver, pageById } from "../pages.ts";

interface RedeemPageView {
  id: string;
  company: string;
  logo: Image;
  expiresOn: string;
  isOver: boolean;
  brandCount: number;
}

const RedeemPageType = builder.objectRef<RedeemPageView>("RedeemPage").implement({
  description: "A page of a company whose cards are exchanged for some brands.",
  fields: (t) => ({
    id: t.exposeID("id"),
    company: t.exposeString("company"),
    logo: t.expose("logo", { type: ImageType }),
    expiresOn: t.exposeString("expiresOn", { description: "Last day, ISO 8601 date." }),
    isOver: t.exposeBoolean("isOver", { description: "Whether that day has passed: its cards are exchanged no more." }),
    brandCount: t.exposeInt("brandCount", { description: "Gift cards that its cards are exchanged for." }),
  }),
});

const RedeemPagePayload = builder.objectRef<Answer<RedeemPageView>>("RedeemPagePayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: RedeemPageType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("redeemPage", (t) =>
  t.field({
    type: RedeemPagePayload,
    description: "What a company's page says, to anybody; 2047 where there is none.",
    args: { userData: t.arg({ type: UserDataInput }), pageId: t.arg.id() },
    resolve: answer(async ({ pageId }, scope) => {
      const { storefront, services } = scope;
      const page = await pageById(services.pool, storefront.code, pageId);
      if (page === undefined) throw new Failure("pageNotFound", "pageId");
      const { snapshot } = await viewOf(scope);
      const cards = exchangeable(snapshot, page).filter(({ type }) => type === "GIFTCARD");
      const { id, company, logo, expiresOn } = page;
      return {
        id,
        company,
        logo: { url: mediaPath(logo), alt: company },
        expiresOn,
        isOver: isOver(page, storefront.code, services.clock.now()),
        brandCount: cards.length,
      };
    }),
  }),
);
