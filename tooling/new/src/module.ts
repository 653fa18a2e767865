import { all, before, type Change } from "./change.ts";
import type { Names } from "./names.ts";

/** A module of commerce, in its layer, with a first table. */
export const module = ({ kebab, camel, title }: Names, layer = "shop", now = new Date()): Change => {
  const folder = `${layer}/${kebab}`;
  const time = now.toISOString().replaceAll("-", "").slice(0, 8);
  const clock = now.toISOString().slice(11, 16).replace(":", "");
  const table = kebab.replaceAll("-", "_");
  return {
    files: {
      [`apps/commerce/src/${folder}/module.ts`]: `import { defineModule } from "../../platform/module.ts";

/** ${title}. */
export const ${camel} = defineModule({
  name: "${kebab}",
  migrations: "${folder}/migrations",
});
`,
      [`apps/commerce/src/${folder}/migrations/${time}-${clock}-${kebab}.sql`]: `create table ${table} (
  id uuid primary key default gen_random_uuid(),
  made_at timestamptz not null default now()
);
`,
    },
    edits: {
      "apps/commerce/src/entries/modules.ts": all(
        before("\nconst declaring", `import { ${camel} } from "../${folder}/module.ts";\n`),
        before("];\n\n/**", `  ${camel},\n`),
      ),
    },
  };
};
