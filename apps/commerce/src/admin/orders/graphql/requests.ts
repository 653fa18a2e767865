import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { DonePayload, done, payloadOf } from "../../staff/api/payload.ts";
import { storefrontsOf, whyOf } from "../../staff/api/scope.ts";
import { RequestType } from "../../staff/graphql/request-type.ts";
import { Refused } from "../../staff/refused.ts";
import { openRequests, type StaffRequest } from "../../staff/requests-table.ts";
import { decideRequest } from "../decide-request.ts";

const RequestListType = staffBuilder.objectRef<{ requests: StaffRequest[] }>("RequestList").implement({
  fields: (t) => ({ requests: t.expose("requests", { type: [RequestType] }) }),
});
const RequestListPayload = payloadOf("RequestListPayload", RequestListType);

staffBuilder.queryField("requests", (t) =>
  t.field({
    type: RequestListPayload,
    description: "What waits for a second person, the oldest first.",
    resolve: staffAnswer("requests.read", async (_, scope) => ({
      requests: await openRequests(scope.services.pool, storefrontsOf(scope)),
    })),
  }),
);

staffBuilder.mutationField("decideRequest", (t) =>
  t.field({
    type: DonePayload,
    description: "Does what somebody else asked for, or refuses it.",
    args: { id: t.arg.id(), approve: t.arg.boolean(), why: t.arg.string() },
    resolve: staffAnswer("requests.decide", async ({ id, approve, why }, scope) => {
      if (!/^[0-9a-f-]{36}$/u.test(id)) throw new Refused("NOT_FOUND", "id");
      await decideRequest({ id, approve, why: whyOf(why) }, scope);
      return done;
    }),
  }),
);
