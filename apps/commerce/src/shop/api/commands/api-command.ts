import { listCredits } from "../../../money/credit/index.ts";
import type { RunCommand, Said } from "../../../platform/command.ts";
import type { Services } from "../../../platform/services.ts";
import { staffName } from "../../business/index.ts";
import { keysOfCompany, revokeKey } from "../keys/keys-table.ts";
import { makeCompanyKey } from "../keys/make-company-key.ts";
import { isKeyScope, type KeyScope, scopes } from "../keys/scopes.ts";

const usage: Said = {
  text: [
    "api companies lists companies that have credit; api keys <credit> lists their keys",
    "api key <credit> live|test <scopes, comma separated, or all> <name …>",
    "api revoke <key>",
    `scopes: ${scopes.join(", ")}`,
  ].join("\n"),
  done: false,
};

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

const companies = async ({ pool }: Services): Promise<Said> => {
  const lines = (await listCredits(pool)).map(({ id, companyName, legalEntity, currency }) =>
    [id, legalEntity, currency, companyName].join("  "),
  );
  return { text: lines.join("\n") || "No company has credit.", done: true };
};

const keys = async ({ pool }: Services, credit: string): Promise<Said> => {
  const lines = (await keysOfCompany(pool, credit)).map(({ id, prefix, name, scopes: own, lastUsedAt, revokedAt }) => {
    const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : `used ${lastUsedAt?.toISOString() ?? "never"}`;
    return [id, `${prefix}…`, own.join(","), state, name].join("  ");
  });
  return { text: lines.join("\n") || "It has no keys.", done: true };
};

const readScopes = (text: string): readonly KeyScope[] | undefined => {
  if (text === "all") return scopes;
  const named = text.split(",");
  return named.every(isKeyScope) ? named : undefined;
};

const refusals = {
  unknownCredit: "There is no such credit.",
  unknownBuyer: "Nobody of this company has asked for a quote: its address for invoices is not known.",
};

const make = async (
  services: Services,
  credit: string,
  [mode, scopeText = "", ...name]: readonly string[],
): Promise<Said> => {
  const wanted = readScopes(scopeText);
  if ((mode !== "live" && mode !== "test") || wanted === undefined || name.length === 0) return usage;
  const wish = { credit, test: mode === "test", scopes: wanted, name: name.join(" "), madeBy: staffName() };
  const made = await makeCompanyKey(services, wish);
  if ("refused" in made) return { text: refusals[made.refused], done: false };
  return { text: `${made.text}\n\nThis key is shown once. Its id is ${made.id}.`, done: true };
};

/** `commerce api …` */
export const apiCommand: RunCommand = async (services, [verb, id = "", ...words]) => {
  if (verb === "companies") return companies(services);
  if (!uuid.test(id)) return usage;
  if (verb === "keys") return keys(services, id);
  if (verb === "key") return make(services, id, words);
  if (verb !== "revoke") return usage;
  const done = await revokeKey(services.pool, { id, by: staffName(), now: services.clock.now() });
  return { text: done ? "Revoked: it is refused from now on." : "There is no such key, or it was revoked.", done };
};
