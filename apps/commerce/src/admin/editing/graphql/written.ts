import { getStorefront, type Language } from "@giftshop/storefront-config";
import { listWritten, readVersion, versionsOf, type WrittenVersion } from "../../../shop/content/editing/written.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { payloadOf } from "../../staff/api/payload.ts";
import { Refused } from "../../staff/refused.ts";
import { previewLink } from "../preview-link.ts";
import { placeOf } from "./parts.ts";

const VersionType = staffBuilder.objectRef<WrittenVersion>("PageVersion").implement({
  description: "A version of a page in a language.",
  fields: (t) => ({
    id: t.exposeID("id"),
    language: t.exposeString("language"),
    state: t.exposeString("state"),
    title: t.exposeString("title"),
    path: t.exposeString("path"),
    writtenAt: t.string({ resolve: ({ writtenAt }) => writtenAt.toISOString() }),
    publishedAt: t.string({ nullable: true, resolve: ({ publishedAt }) => publishedAt?.toISOString() ?? null }),
    publishAt: t.string({
      nullable: true,
      description: "When a draft is published by itself.",
      resolve: ({ publishAt }) => publishAt?.toISOString() ?? null,
    }),
  }),
});

interface WrittenPage {
  kind: string;
  key: string;
  position: number;
  versions: WrittenVersion[];
}
const PageType = staffBuilder.objectRef<WrittenPage>("WrittenPage").implement({
  fields: (t) => ({
    kind: t.exposeString("kind"),
    key: t.exposeString("key"),
    position: t.exposeInt("position"),
    versions: t.expose("versions", { type: [VersionType] }),
  }),
});

interface Pages {
  languages: readonly Language[];
  pages: WrittenPage[];
}
const PagesType = staffBuilder.objectRef<Pages>("WrittenPages").implement({
  fields: (t) => ({
    languages: t.stringList({
      description: "What the storefront speaks: a page should be there in each.",
      resolve: ({ languages }) => [...languages],
    }),
    pages: t.expose("pages", { type: [PageType] }),
  }),
});
const PagesPayload = payloadOf("WrittenPagesPayload", PagesType);
const WordsType = staffBuilder.objectRef<{ page: string }>("PageWords").implement({
  fields: (t) => ({ page: t.exposeString("page", { description: "JSON: a page as it stands in a file of pages." }) }),
});
const WordsPayload = payloadOf("PageWordsPayload", WordsType);

interface Link {
  address: string;
  expiresAt: Date;
}
const LinkType = staffBuilder.objectRef<Link>("PreviewLink").implement({
  fields: (t) => ({
    address: t.exposeString("address", { description: "Shows the draft, or what is published, for two days." }),
    expiresAt: t.string({ resolve: ({ expiresAt }) => expiresAt.toISOString() }),
  }),
});
const LinkPayload = payloadOf("PreviewLinkPayload", LinkType);

const grouped = (versions: readonly WrittenVersion[]): WrittenPage[] =>
  [...Map.groupBy(versions, ({ kind, key }) => `${kind} ${key}`).values()].map((all) => {
    const [{ kind, key, position } = { kind: "", key: "", position: 0 }] = all;
    return { kind, key, position, versions: all };
  });

staffBuilder.queryFields((t) => ({
  writtenPages: t.field({
    type: PagesPayload,
    description: "Pages of a storefront, each with its draft and what is published in every language.",
    args: { storefront: t.arg.string() },
    resolve: staffAnswer("content.read", async ({ storefront }, scope) => {
      const code = placeOf(scope, storefront);
      return {
        languages: getStorefront(code).languages,
        pages: grouped(await listWritten(scope.services.pool, code)),
      };
    }),
  }),
  writtenPage: t.field({
    type: PagesPayload,
    description: "One page with all its versions, the newest of a language first.",
    args: { storefront: t.arg.string(), kind: t.arg.string(), key: t.arg.string() },
    resolve: staffAnswer("content.read", async ({ storefront, kind, key }, scope) => {
      const code = placeOf(scope, storefront);
      const versions = await versionsOf(scope.services.pool, { storefront: code, kind, key });
      return { languages: getStorefront(code).languages, pages: grouped(versions) };
    }),
  }),
  pageWords: t.field({
    type: WordsPayload,
    description: "What a version of a page says.",
    args: { id: t.arg.id() },
    resolve: staffAnswer("content.read", async ({ id }, scope) => {
      const found = /^\d{1,9}$/u.test(id) ? await readVersion(scope.services.pool, Number(id)) : undefined;
      if (found === undefined) throw new Refused("NOT_FOUND", "id");
      placeOf(scope, found.storefront);
      return { page: JSON.stringify(found.page) };
    }),
  }),
  previewPage: t.field({
    type: LinkPayload,
    args: { storefront: t.arg.string(), kind: t.arg.string(), key: t.arg.string(), language: t.arg.string() },
    resolve: staffAnswer("content.read", async ({ storefront, kind, key, language }, scope) => {
      const code = placeOf(scope, storefront);
      const versions = await versionsOf(scope.services.pool, { storefront: code, kind, key });
      const shown = versions.some((one) => one.language === language && one.state !== "RETIRED");
      if (!shown) throw new Refused("NOT_FOUND", "key");
      return previewLink(scope.services, { storefront: code, kind, key, language });
    }),
  }),
}));
