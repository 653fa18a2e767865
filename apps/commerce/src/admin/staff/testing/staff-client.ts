import type { AddressInfo } from "node:net";
import { createStaffServer } from "../../../entries/serve-staff.ts";
import type { Services } from "../../../platform/services.ts";
import { findStaff } from "../accounts.ts";
import { staffCookie } from "../api/cookie.ts";
import { addPerson } from "../people.ts";
import { beginStaffSession, findStaffSession, noteProof } from "../sessions.ts";

/** A person of the shop in front of a browser. */
export interface StaffClient {
  email: string;
  cookies: Map<string, string>;
  /** Runs a document of one operation; answers its payload as it came. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asked for, and fails where that is not there
  ask(document: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<any>;
  /** Asks for a file; answers it, or why not. */
  file(path: string, body: object): Promise<{ bytes?: Buffer; errors: readonly { code: string }[] }>;
  /** Says again who is there. */
  prove(): Promise<void>;
}

export interface StaffServer {
  url: string;
  /** Somebody with these roles, signed in. */
  person(email: string, roles: string): Promise<StaffClient>;
  /** A client that nobody has signed in with. */
  stranger(): StaffClient;
  close(): Promise<void>;
}

const actor = { id: null, name: "test", requestId: "" };

/** The admin's side of commerce over real HTTP, on a free port. */
export const startStaffServer = async (services: Services): Promise<StaffServer> => {
  const server = await createStaffServer(services);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { name } = staffCookie(services.environment);

  const clientOf = (email: string): StaffClient => {
    const cookies = new Map<string, string>();
    return {
      email,
      cookies,
      ask: async (query, variables = {}, headers = {}) => {
        const cookie = [...cookies].map(([one, value]) => `${one}=${value}`).join("; ");
        const answer = await fetch(`${url}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", cookie, ...headers },
          body: JSON.stringify({ query, variables }),
        });
        for (const line of answer.headers.getSetCookie()) {
          const [, one = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
          cookies.set(one, value);
        }
        const body = (await answer.json()) as { data?: object | null };
        return body.data ? Object.values(body.data)[0] : body;
      },
      file: async (path, body) => {
        const cookie = [...cookies].map(([one, value]) => `${one}=${value}`).join("; ");
        const headers = { "content-type": "application/json", cookie };
        const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
        if (answer.ok) return { bytes: Buffer.from(await answer.arrayBuffer()), errors: [] };
        return answer.json() as Promise<{ errors: { code: string }[] }>;
      },
      prove: async () => {
        const now = services.clock.now();
        const session = await findStaffSession(services.pool, cookies.get(name), now);
        if (session) await noteProof(services.pool, session.id, now);
      },
    };
  };
  return {
    url,
    stranger: () => clientOf(""),
    person: async (email, roles) => {
      await addPerson(services, { email, roles, why: "For a test." }, actor);
      const staff = await findStaff(services.pool, email);
      const client = clientOf(email);
      client.cookies.set(name, await beginStaffSession(services.pool, staff?.id ?? "", "test", services.clock.now()));
      return client;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
