import { defineModule } from "../module.ts";
import { forgetUsed } from "./judge-captcha.ts";

/** Proof of work in place of a puzzle. What it has let through once it lets through never again. */
export const captcha = defineModule({
  name: "captcha",
  migrations: "platform/captcha/migrations",
  schema: () => import("./graphql/captcha-challenge.ts"),
  retention: [{ what: "challenges", every: "hour", forget: forgetUsed }],
});
