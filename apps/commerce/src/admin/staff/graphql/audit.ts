import { staffAnswer } from "../api/answer.ts";
import { staffBuilder } from "../api/builder.ts";
import { payloadOf } from "../api/payload.ts";
import { storefrontsOf } from "../api/scope.ts";
import { type AuditLine, readAudit } from "../audit.ts";

const json = (value: object | null): string | null => value && JSON.stringify(value);

export const AuditLineType = staffBuilder.objectRef<AuditLine>("AuditLine").implement({
  description: "Who did what, to what, and why.",
  fields: (t) => ({
    id: t.exposeID("id"),
    at: t.string({ description: "ISO 8601.", resolve: ({ at }) => at.toISOString() }),
    actor: t.exposeString("actor"),
    operation: t.exposeString("operation"),
    subject: t.exposeString("subject"),
    storefront: t.exposeString("storefront", { nullable: true }),
    before: t.string({ nullable: true, description: "JSON.", resolve: ({ before }) => json(before) }),
    after: t.string({ nullable: true, description: "JSON.", resolve: ({ after }) => json(after) }),
    why: t.exposeString("why"),
  }),
});

const AuditType = staffBuilder.objectRef<{ lines: AuditLine[] }>("Audit").implement({
  fields: (t) => ({ lines: t.expose("lines", { type: [AuditLineType] }) }),
});
const AuditPayload = payloadOf("AuditPayload", AuditType);

staffBuilder.queryField("audit", (t) =>
  t.field({
    type: AuditPayload,
    description: "Fifty lines, newest first.",
    args: {
      before: t.arg.id({ required: false, description: "Older than this line." }),
      subject: t.arg.string({ required: false }),
      actor: t.arg.string({ required: false }),
    },
    resolve: staffAnswer("audit.read", async ({ before, subject, actor }, scope) => {
      const line = before && /^\d{1,15}$/u.test(before) ? Number(before) : null;
      const choice = { before: line, subject, actor, storefronts: storefrontsOf(scope) };
      return { lines: await readAudit(scope.services.pool, choice) };
    }),
  }),
);
