import type { IncomingMessage } from "node:http";
import type { Storefront } from "@giftshop/storefront-config";
import { type Credit, creditById } from "../../../money/credit/index.ts";
import { clientAddressOf, networkOf } from "../../../platform/http/client-address.ts";
import { type Bucket, isOverspent, overspend } from "../../../platform/limit.ts";
import type { Services } from "../../../platform/services.ts";
import { type ApiCompany, companyOf } from "../keys/company-table.ts";
import { hashOfKey, keyOf } from "../keys/key.ts";
import { type ApiKey, keyByHash, noteUsed } from "../keys/keys-table.ts";
import type { KeyScope } from "../keys/scopes.ts";
import { Refused } from "./problem.ts";

/** Who calls. */
export interface Caller {
  key: ApiKey;
  company: ApiCompany;
  credit: Credit;
}

/** Calls of a network without a key that we know. */
const unknownKeys: Bucket = { name: "api-unknown-key", points: 60, seconds: 600, guards: true };

const unknown = (): Refused =>
  new Refused(401, "key_unknown", "Send `Authorization: Bearer` with a key that is not revoked.");

const judgeNetwork = async (services: Services, network: string | undefined): Promise<void> => {
  if (network !== undefined && (await isOverspent({ services }, unknownKeys, network)))
    throw new Refused(429, "too_many_requests", "Too many calls with unknown keys came from this network.");
};

/**
 * Who calls, by the key of the request. Throws 401 without one that is known, 429 to a network that tries
 * many, 403 where the key may not do this, or is of a company that another legal entity or currency sells to.
 */
export const authenticate = async (
  request: IncomingMessage,
  services: Services,
  { storefront, scope }: { storefront: Storefront; scope: KeyScope | null },
): Promise<Caller> => {
  const { pool, clock, environment } = services;
  const address = clientAddressOf(request, environment.trustedProxies);
  const network = address && networkOf(address);
  await judgeNetwork(services, network);
  const text = keyOf(request.headers.authorization);
  const key = text && (await keyByHash(pool, hashOfKey(text)));
  if (!key) {
    if (network !== undefined) await overspend({ services }, unknownKeys, network);
    throw unknown();
  }
  const [company, credit] = await Promise.all([companyOf(pool, key.credit), creditById(pool, key.credit)]);
  if (company === undefined || credit === undefined) throw unknown();
  if (credit.legalEntity !== storefront.legalEntity || credit.currency !== storefront.currency)
    throw new Refused(403, "storefront_not_yours", "This key is for storefronts of another seller or currency.");
  if (scope !== null && !key.scopes.includes(scope))
    throw new Refused(403, "scope_missing", `This key lacks the scope ${scope}.`);
  await noteUsed(pool, key, clock.now());
  return { key, company, credit };
};
