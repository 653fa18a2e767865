import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { payloadOf } from "../../staff/api/payload.ts";
import { type Run, runsOf } from "../runs/runs-table.ts";
import { FindingType } from "./parts.ts";

const RunType = staffBuilder.objectRef<Run>("ImportRun").implement({
  description: "Files that came in, and how far that is.",
  fields: (t) => ({
    id: t.exposeID("id"),
    names: t.stringList({ resolve: ({ names }) => [...names] }),
    rehearse: t.exposeBoolean("rehearse", { description: "Says only what would be written." }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    state: t.exposeString("state"),
    read: t.exposeInt("read", { description: "Files that were read and judged." }),
    written: t.exposeInt("written", { nullable: true, description: "Rows." }),
    findings: t.field({ type: [FindingType], resolve: ({ findings }) => findings }),
  }),
});
const RunsType = staffBuilder.objectRef<{ runs: Run[] }>("ImportRuns").implement({
  fields: (t) => ({ runs: t.expose("runs", { type: [RunType] }) }),
});
const RunsPayload = payloadOf("ImportRunsPayload", RunsType);

staffBuilder.queryField("importRuns", (t) =>
  t.field({
    type: RunsPayload,
    description: "What the person brought in last, the newest first.",
    resolve: staffAnswer("files.export", async (_, { services, session }) => ({
      runs: await runsOf(services.pool, session.staff),
    })),
  }),
);
