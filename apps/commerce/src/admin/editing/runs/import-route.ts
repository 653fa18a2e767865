import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { inTransaction } from "../../../platform/database/index.ts";
import type { RouteHandler } from "../../../platform/module.ts";
import { staffFile } from "../../staff/api/answer.ts";
import { readJsonBody } from "../../staff/api/read-body.ts";
import { type StaffScope, whyOf } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";
import { runQueue } from "./do-run.ts";
import { insertRun, type NamedFile } from "./runs-table.ts";

/** Most that comes in at once: the files of a large catalogue. */
const largestBody = 32 * 1_048_576;
const mostFiles = 200;
const nameOf = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,119}\.(csv|json|svg)$/iu;

const isFile = (value: unknown): value is NamedFile => {
  const { name, text } = Object(value) as Partial<Record<"name" | "text", unknown>>;
  return typeof name === "string" && nameOf.test(name) && typeof text === "string";
};

const readAsked = async (request: IncomingMessage) => {
  const { files, rehearse, why } = await readJsonBody(request, largestBody, "files");
  if (!Array.isArray(files) || files.length === 0 || files.length > mostFiles || !files.every(isFile))
    throw new Refused("INVALID", "files");
  return { files, rehearse: rehearse !== false, why: whyOf(typeof why === "string" ? why : "") };
};

const begin = async (request: IncomingMessage, scope: StaffScope): Promise<string> => {
  const asked = await readAsked(request);
  const { services, session, places } = scope;
  const id = randomUUID();
  await inTransaction(services.pool, async (client) => {
    await insertRun(client, {
      ...asked,
      id,
      staff: session.staff,
      places: places === "EVERYWHERE" ? null : places,
      createdAt: services.clock.now(),
    });
    await services.enqueue(client, runQueue.name, { id });
  });
  return id;
};

/** `/files/import`: takes files in, which the worker reads; answers by which name to ask how far it is. */
export const importRoute: RouteHandler = staffFile("files.import", async (request, scope) => ({
  name: "import.json",
  type: "application/json",
  bytes: Buffer.from(JSON.stringify({ id: await begin(request, scope) })),
}));
