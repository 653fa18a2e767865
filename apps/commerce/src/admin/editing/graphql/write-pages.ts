import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { DonePayload, done, payloadOf } from "../../staff/api/payload.ts";
import { type StaffScope, whyOf } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";
import { Misuse } from "../checking/finding.ts";
import { dropPage, keepPage, keepPicture, publishPage, retirePage } from "../keep-page.ts";
import { KeptPayload, placeOf, withFindings } from "./parts.ts";

const NameInput = staffBuilder.inputType("PageName", {
  description: "A page in a language, by the name its makers know it by.",
  fields: (t) => ({
    storefront: t.string(),
    kind: t.string(),
    key: t.string(),
    language: t.string(),
  }),
});

type Name = typeof NameInput.$inferInput;

const pageOf = (scope: StaffScope, { storefront, kind, key, language }: Name) => ({
  storefront: placeOf(scope, storefront),
  kind,
  key,
  language,
});

const momentOf = (text: string | null | undefined): Date | null => {
  if (text === null || text === undefined) return null;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Refused("INVALID", "at");
  return at;
};

const PictureType = staffBuilder.objectRef<{ name: string }>("KeptPicture").implement({
  fields: (t) => ({ name: t.exposeString("name") }),
});
const PicturePayload = payloadOf("KeptPicturePayload", PictureType);

const version = "That was seen; somebody else's in the meantime is not written over (CHANGED).";

staffBuilder.mutationFields((t) => ({
  keepPage: t.field({
    type: KeptPayload,
    description: "Keeps a page in a language as its draft.",
    args: {
      storefront: t.arg.string(),
      page: t.arg.string({ description: "JSON: a page as it stands in a file of pages." }),
      version: t.arg.string({ description: version }),
    },
    resolve: staffAnswer("content.write", ({ storefront, page, version }, scope) =>
      withFindings(version, () => keepPage(scope, { storefront: placeOf(scope, storefront), page, version })),
    ),
  }),
  dropPage: t.field({
    type: DonePayload,
    description: "Throws a draft away, or only when it was to be published.",
    args: {
      page: t.arg({ type: NameInput }),
      version: t.arg.string({ description: version }),
      planOnly: t.arg.boolean({ required: false }),
    },
    resolve: staffAnswer("content.write", async ({ page, version, planOnly }, scope) => {
      await dropPage(scope, pageOf(scope, page), { version, planOnly: planOnly ?? false });
      return done;
    }),
  }),
  keepPicture: t.field({
    type: PicturePayload,
    args: { svg: t.arg.string() },
    resolve: staffAnswer("content.write", async ({ svg }, scope) => {
      try {
        return { name: await keepPicture(scope, svg) };
      } catch (error) {
        throw error instanceof Misuse ? new Refused("INVALID", "svg") : error;
      }
    }),
  }),
  publishPage: t.field({
    type: DonePayload,
    description: "Puts a draft in the place of what was published, now or at a time.",
    args: {
      page: t.arg({ type: NameInput }),
      version: t.arg.string({ description: version }),
      at: t.arg.string({ required: false, description: "ISO 8601; now where it is left out or over." }),
    },
    resolve: staffAnswer("content.publish", async ({ page, version, at }, scope) => {
      try {
        await publishPage(scope, pageOf(scope, page), { version, at: momentOf(at) });
      } catch (error) {
        throw error instanceof Misuse ? new Refused("ADDRESS_TAKEN", "page") : error;
      }
      return done;
    }),
  }),
  retirePage: t.field({
    type: DonePayload,
    description: "Takes a page away in a language. What it said is kept.",
    args: { page: t.arg({ type: NameInput }), why: t.arg.string() },
    resolve: staffAnswer("content.publish", async ({ page, why }, scope) => {
      await retirePage(scope, pageOf(scope, page), whyOf(why));
      return done;
    }),
  }),
}));
