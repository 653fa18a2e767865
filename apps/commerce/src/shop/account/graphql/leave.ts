import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { exportAccount } from "../export.ts";
import { deleteAccount } from "../leave.ts";
import { StatusPayload } from "./status.ts";

const ExportPayload = builder.objectRef<Answer<string>>("AccountExportPayload").implement({
  fields: (t) => ({
    data: t.exposeString("data", { nullable: true, description: "JSON." }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("exportAccount", (t) =>
  t.field({
    type: ExportPayload,
    description: "All that is kept of who is signed in; no password, no card number, no PIN.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => exportAccount(scope)),
  }),
);

builder.mutationField("deleteAccount", (t) =>
  t.field({
    type: StatusPayload,
    description: "Deletes what is personal; orders stay as tax law demands, of nobody's account.",
    args: { userData: t.arg({ type: UserDataInput }), password: t.arg.string() },
    resolve: answer((args, scope) => deleteAccount(args, scope)),
  }),
);
