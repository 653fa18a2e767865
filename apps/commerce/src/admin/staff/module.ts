import { defineModule } from "../../platform/module.ts";
import { forgetAudit } from "./forget-audit.ts";
import { forgetInvitations } from "./invitations.ts";
import { forgetStaffSessions } from "./sessions.ts";
import { forgetStaffChallenges } from "./sign-in/challenges.ts";

/** People of the shop: how they sign in, what they may do, and what they did. */
export const staff = defineModule({
  name: "staff",
  migrations: "admin/staff/migrations",
  staffSchema: () => import("./schema.ts"),
  retention: [
    { what: "sessions", every: "hour", forget: forgetStaffSessions },
    { what: "challenges", every: "hour", forget: forgetStaffChallenges },
    { what: "audit", every: "night", forget: forgetAudit },
    { what: "invitations", every: "hour", forget: forgetInvitations },
  ],
  commands: {
    staff: {
      about: "who may sign in to the admin",
      load: async () => (await import("./staff-command.ts")).staffCommand,
    },
  },
});
