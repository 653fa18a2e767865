import { existsSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@giftshop/storefront-config";
import type { Change } from "./change.ts";
import type { Names } from "./names.ts";

export interface EmailOptions {
  root: string;
  /** Module of commerce that sends it, with its layer: `shop/contact`. */
  module: string;
}

/** Declares it in its module, whether that has emails or not. */
const declared =
  (declaration: string, path: string) =>
  (text: string): string => {
    const listed = /emails: \[([^\]]*)\]/u.test(text)
      ? text.replace(/emails: \[([^\]]*)\]/u, `emails: [$1, ${declaration}]`)
      : text.replace(/(\n? *name: "[^"]+",)/u, `$1 emails: [${declaration}],`);
    return listed.replace(/^(import [^\n]+\n)/u, `$1import { ${declaration} } from "${path}";\n`);
  };

/** An email to the buyer of an order: facts, template, words and a test of both in every language. */
export const email = ({ kebab, camel, pascal, title }: Names, { root, module }: EmailOptions): Change => {
  const folder = `apps/commerce/src/${module}`;
  if (!existsSync(join(root, folder, "module.ts"))) throw new Error(`There is no module ${module}.`);
  const own = `emails/${kebab}`;
  const words = {
    [camel]: {
      subject: `${title}: order {number}`,
      preview: `${title}.`,
      greeting: "Hello {name},",
      text: `${title}.`,
      action: "See your order",
    },
  };
  const messages = Object.fromEntries(
    languages.map((language) => [
      `${folder}/${own}/messages/${language}.json`,
      `${JSON.stringify(language === "en" ? words : {}, null, 2)}\n`,
    ]),
  );
  return {
    edits: { [`${folder}/module.ts`]: declared(`${camel}Email`, `./${own}/email.ts`) },
    files: {
      ...messages,
      [`${folder}/${own}/facts.ts`]: `import type { Language, StorefrontCode } from "@giftshop/storefront-config";

/** What it says. Never logged. */
export interface ${pascal}Facts {
  storefront: StorefrontCode;
  language: Language;
  to: string;
  name: string;
  /** Number of the order, as its buyer knows it. */
  number: string;
  uuid: string;
}
`,
      [`${folder}/${own}/email.ts`]: `import { readOrder } from "../../../../money/order/index.ts";
import { email } from "../../../../platform/outbox/email.ts";
import type { Services } from "../../../../platform/services.ts";
import type { ${pascal}Facts } from "./facts.ts";

interface ${pascal}Job {
  orderId: string;
}

/** As it stands when it is sent: nobody is written to about an order that is forgotten. */
const factsOf = async ({ pool }: Pick<Services, "pool">, { orderId }: ${pascal}Job): Promise<${pascal}Facts | undefined> => {
  const order = await readOrder(pool, orderId);
  if (order === undefined || order.forgotten || order.email === "") return undefined;
  const { storefront, language, email: to, firstName: name, number, id: uuid } = order;
  return { storefront, language, to, name, number, uuid };
};

/** ${title}. */
export const ${camel}Email = email("${kebab}", {
  facts: factsOf,
  template: async () => (await import("./compose.tsx")).compose${pascal},
  nameOf: async (db, { orderId }: ${pascal}Job) => (await readOrder(db, orderId))?.number,
});
`,
      [`${folder}/${own}/compose.tsx`]: `import { defineMessages } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../../../platform/outbox/email.ts";
import { mailScene, renderMail } from "../../../mail/render.tsx";
import { Action, Heading } from "../../../mail/templates/parts.tsx";
import type { ${pascal}Facts } from "./facts.ts";
import { words } from "./messages/words.ts";

const messages = defineMessages(words);

/** ${title}: what happened, and one button that leads on. */
export const compose${pascal} = (facts: ${pascal}Facts, originOf: OriginOf): Mail => {
  const { storefront, language, to, name, number, uuid } = facts;
  const scene = mailScene(storefront, language, originOf);
  const { shop, house, origin } = scene;
  const t = messages.in(shop);
  const greeting = t("${camel}.greeting", { name });
  const text = t("${camel}.text");
  const action = t("${camel}.action");
  const href = origin + shop.link("confirmation", { uuid });
  return {
    ...renderMail(scene, {
      messageId: \`<${kebab}-\${uuid}@\${shop.storefront.organisation.email.split("@").at(-1)}>\`,
      to,
      subject: t("${camel}.subject", { number }),
      preview: t("${camel}.preview"),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          <p style={{ margin: "0 0 16px" }}>{text}</p>
          <Action house={house} href={href}>
            {action}
          </Action>
        </>
      ),
      text: [greeting, "", text, "", \`\${action}: \${href}\`],
    }),
    attachments: [],
  };
};
`,
      [`${folder}/${own}/compose.test.ts`]: `import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { compose${pascal} } from "./compose.tsx";

const places = storefronts.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));

test.each(places)("%s in %s: number and link are there, nothing is unfilled", (storefront, language) => {
  const facts = { storefront, language, to: "zoe@example.org", name: "Zoë", number: "X-1234", uuid: "0a" };
  const mail = compose${pascal}(facts, () => "https://shop.example");
  expect(mail.subject).toContain("X-1234");
  expect(mail.text).toContain("https://shop.example/");
  expect(\`\${mail.subject} \${mail.text}\`).not.toMatch(/[{}]|${camel}\\./u);
});
`,
    },
  };
};
