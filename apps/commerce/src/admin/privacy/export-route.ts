import type { RouteHandler } from "../../platform/module.ts";
import { staffFile } from "../staff/api/answer.ts";
import { readJsonBody } from "../staff/api/read-body.ts";
import { whyOf } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";
import { exportPerson } from "./person.ts";

const largestBody = 4096;

/** `/files/person.json`: all that is kept of somebody, for them. */
export const personRoute: RouteHandler = staffFile("privacy.export", async (request, scope) => {
  const { email, why } = await readJsonBody(request, largestBody, "email");
  if (typeof email !== "string" || typeof why !== "string") throw new Refused("INVALID", "email");
  const text = await exportPerson(email, whyOf(why), scope);
  return { name: "person.json", type: "application/json; charset=utf-8", bytes: Buffer.from(text) };
});
