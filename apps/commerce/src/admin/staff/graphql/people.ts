import { allStaff, grantsByStaff, type Staff } from "../accounts.ts";
import { staffAnswer } from "../api/answer.ts";
import { staffBuilder } from "../api/builder.ts";
import { DonePayload, done, payloadOf } from "../api/payload.ts";
import { whyOf } from "../api/scope.ts";
import { addPerson, endPerson } from "../people.ts";
import { Refused } from "../refused.ts";
import { grantsText } from "../staff-words.ts";

interface Person extends Staff {
  roles: string;
}

const PersonType = staffBuilder.objectRef<Person>("Person").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    email: t.exposeString("email"),
    roles: t.exposeString("roles", { description: "As they are typed: `service:CBFR+CBBE,finance`." }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    endedAt: t.string({ nullable: true, resolve: ({ endedAt }) => endedAt?.toISOString() ?? null }),
  }),
});
const PeopleType = staffBuilder.objectRef<{ people: Person[] }>("People").implement({
  fields: (t) => ({ people: t.expose("people", { type: [PersonType] }) }),
});
const PeoplePayload = payloadOf("PeoplePayload", PeopleType);

const LinkType = staffBuilder.objectRef<{ link: string }>("InvitationLink").implement({
  fields: (t) => ({ link: t.exposeString("link", { description: "Good once, for a day." }) }),
});
const LinkPayload = payloadOf("InvitationLinkPayload", LinkType);

staffBuilder.queryField("people", (t) =>
  t.field({
    type: PeoplePayload,
    resolve: staffAnswer("staff.read", async (_, { services: { pool } }) => {
      const people = await allStaff(pool);
      const ids = people.map(({ id }) => id);
      const grants = await grantsByStaff(pool, ids);
      return { people: people.map((one) => ({ ...one, roles: grantsText(grants.get(one.id) ?? []) })) };
    }),
  }),
);

staffBuilder.mutationFields((t) => ({
  addPerson: t.field({
    type: LinkPayload,
    description: "Adds somebody, or says anew what they may do and how they sign in. Nobody changes their own roles.",
    args: { email: t.arg.string(), roles: t.arg.string(), why: t.arg.string() },
    resolve: staffAnswer("staff.change", async ({ email, roles, why }, { services, actor, session }) => {
      if (email.trim().toLowerCase() === session.email.toLowerCase()) throw new Refused("OWN_REQUEST", "email");
      return { link: await addPerson(services, { email: email.trim(), roles, why: whyOf(why) }, actor) };
    }),
  }),
  endPerson: t.field({
    type: DonePayload,
    description: "Signs somebody out, and lets them in no more.",
    args: { email: t.arg.string(), why: t.arg.string() },
    resolve: staffAnswer("staff.change", async ({ email, why }, { services, actor, session }) => {
      if (email.trim().toLowerCase() === session.email.toLowerCase()) throw new Refused("OWN_REQUEST", "email");
      if (!(await endPerson(services, { email, why: whyOf(why) }, actor))) throw new Refused("NOT_FOUND", "email");
      return done;
    }),
  }),
}));
