import type { IncomingMessage } from "node:http";
import { GraphQLError } from "graphql";
import { isUnavailable } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { controlCharactersIn } from "../../../platform/graphql/control-characters.ts";
import { readCookie } from "../../../platform/http/cookies.ts";
import { replyJson } from "../../../platform/http/reply.ts";
import { requestIdOf } from "../../../platform/http/request-id.ts";
import type { RouteHandler } from "../../../platform/module.ts";
import { grantsOf } from "../accounts.ts";
import { Refused } from "../refused.ts";
import { type Guard, type Operation, operations, placesOf } from "../roles.ts";
import { findStaffSession, isProved, type StaffSession } from "../sessions.ts";
import { staffCookie } from "./cookie.ts";
import type { StaffAnswer } from "./payload.ts";
import type { StaffScope } from "./scope.ts";

/** What is sent as a file. */
export interface StaffFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A page of another origin asks for nothing: browsers say where a POST comes from. */
const refuseForeign = ({ req, services }: Context): void => {
  const { origin } = req.headers;
  if (origin !== undefined && origin !== new URL(services.environment.adminOrigin).origin)
    throw new Refused("FORBIDDEN");
};

const unavailable = (error: unknown, { services, requestId }: Context): GraphQLError => {
  services.log.warn({ error, requestId }, "database unavailable");
  return new GraphQLError("Something went wrong. Please try again.", { extensions: { http: { status: 503 } } });
};

/** `{ data, errors }` of some work: what it refuses is a value, anything else is logged and says nothing. */
const guarded = async <Data>(
  args: unknown,
  context: Context,
  work: () => Promise<Data>,
): Promise<StaffAnswer<Data>> => {
  const refused = (code: Refused["code"], parameter?: string): StaffAnswer<Data> => ({
    data: null,
    errors: [{ code, parameter }],
  });
  try {
    refuseForeign(context);
    const [strange] = controlCharactersIn(args);
    if (strange) return refused("INVALID", strange.parameter);
    return { data: await work(), errors: [] };
  } catch (error) {
    if (error instanceof Refused) return refused(error.code, error.parameter);
    if (error instanceof Failure && error.code === 1002) return refused("TOO_MANY");
    if (isUnavailable(error)) throw unavailable(error, context);
    context.services.log.error({ error, requestId: context.requestId }, "operation of the admin failed");
    return refused("UNEXPECTED");
  }
};

/** The session of a request. Throws SIGN_IN. */
export const requireStaff = async ({ req, services }: Context): Promise<StaffSession> => {
  const token = readCookie(req.headers.cookie, staffCookie(services.environment).name);
  const session = await findStaffSession(services.pool, token, services.clock.now());
  if (session === undefined) throw new Refused("SIGN_IN");
  return session;
};

const scopeOf = async (operation: Operation, context: Context): Promise<StaffScope> => {
  const { services, requestId } = context;
  const session = await requireStaff(context);
  const places = placesOf(operation, await grantsOf(services.pool, session.staff));
  if (places.length === 0) throw new Refused("FORBIDDEN");
  const guard: Guard = operations[operation];
  if (guard.proof && !isProved(session, services.clock.now())) throw new Refused("PROVE");
  return { services, session, operation, places, actor: { id: session.staff, name: session.email, requestId } };
};

/**
 * Makes a resolver of `{ data, errors }` for who is signed in and may do this, by the table of
 * operations: role, storefronts and step-up are decided there alone.
 */
export const staffAnswer =
  <Args, Data>(operation: Operation, work: (args: Args, scope: StaffScope) => Promise<Data>) =>
  (_root: unknown, args: Args, context: Context): Promise<StaffAnswer<Data>> =>
    guarded(args, context, async () => work(args, await scopeOf(operation, context)));

/** A file for who is signed in and may have it; what is refused is said as JSON, as operations say it. */
export const staffFile =
  (operation: Operation, work: (request: IncomingMessage, scope: StaffScope) => Promise<StaffFile>): RouteHandler =>
  async (request, response, services) => {
    const context = { req: request, res: response, requestId: requestIdOf(request), services };
    const { data, errors } = await guarded({}, context, async () => work(request, await scopeOf(operation, context)));
    if (data === null) return replyJson(response, 403, { errors });
    response.writeHead(200, {
      "content-type": data.type,
      "content-length": data.bytes.length,
      "content-disposition": `attachment; filename="${data.name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    response.end(data.bytes);
  };

/** Resolver of what comes before anybody is known: signing in, and saying who is. */
export const openAnswer =
  <Args, Data>(work: (args: Args, context: Context) => Promise<Data>) =>
  (_root: unknown, args: Args, context: Context): Promise<StaffAnswer<Data>> =>
    guarded(args, context, () => work(args, context));
