import { randomBytes, randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { approveCredit } from "../../../money/credit/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import type { Session } from "../../../platform/graphql/session.ts";
import { hashPassword } from "../../account/password/hash-password.ts";
import type { Role } from "../../company/types.ts";
import { company, newVatNumber } from "./quoting.ts";
import type { Buyer, Shop } from "./shop.ts";

export const by = { staff: "sam", why: "test" };

/** Password of every account of these companies; hashed once, as that takes its time. */
export const password = "a long enough password";
let hashed: Promise<string> | undefined;
const passwordHash = (): Promise<string> => {
  hashed ??= hashPassword(password);
  return hashed;
};

/** Somebody of a company who is signed in. */
export interface Colleague {
  buyer: Buyer;
  account: string;
  billing: ReturnType<typeof company> & { customerType: string };
}

/** A company with credit whose members are signed in. */
export interface TestCompany {
  id: string;
  credit: string;
  join(role: Role): Promise<Colleague>;
  approvalAbove(amount: number | null): Promise<void>;
}

/** Signs a buyer of a test in, with an account whose mailbox was proven. */
const signIn = async (shop: Shop, email: string): Promise<{ buyer: Buyer; account: string }> => {
  const { ownerPool, pool, clock } = shop.services;
  const buyer = await shop.buyer();
  const account = randomUUID();
  const visitor = (await buyer.scope.visitor.find(pool)) ?? 0;
  await ownerPool.query(
    `insert into account (id, legal_entity, email, email_key, password_hash, visitor, storefront, language, first_name, last_name,
       subscribed, created_at, email_verified_at) values ($1, $2, $3, $3, $6, $4, 'CBFR', 'fr', 'Claire', 'Fontaine', false, $5, $5)`,
    [account, getStorefront("CBFR").legalEntity, email, visitor, clock.now(), await passwordHash()],
  );
  const { legalEntity } = getStorefront("CBFR");
  const token = randomBytes(32);
  await ownerPool.query(
    `insert into session (token_hash, account, legal_entity, visitor, device, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, '', $5, $5, 'infinity')`,
    [token, account, legalEntity, visitor, clock.now()],
  );
  const session: Session = {
    ...buyer.scope.session,
    find: async () => ({ sessionId: 1, account, visitor, seenAt: new Date(0) }),
    findWith: (db, statement) => statement.first(db, token, legalEntity, clock.now()),
  };
  Object.assign(buyer.scope, { session });
  return { buyer, account };
};

/** Makes a company whose owner staff have approved credit for. */
export const newCompany = async (shop: Shop): Promise<TestCompany & { owner: Colleague }> => {
  const { ownerPool, pool, clock } = shop.services;
  const id = randomUUID();
  const vatNumber = newVatNumber();
  const { legalEntity, currency } = getStorefront("CBFR");
  await ownerPool.query(
    `insert into company (id, legal_entity, name, vat_number, storefront, currency, created_at)
     values ($1, $2, 'Atelier Fontaine SARL', $3, 'CBFR', $4, $5)`,
    [id, legalEntity, vatNumber, currency, clock.now()],
  );
  const join = async (role: Role): Promise<Colleague> => {
    const email = `${role.toLowerCase()}-${randomUUID()}@example.org`;
    const { buyer, account } = await signIn(shop, email);
    await ownerPool.query("insert into company_member (account, company, role, joined_at) values ($1, $2, $3, $4)", [
      account,
      id,
      role,
      clock.now(),
    ]);
    return { buyer, account, billing: { ...company(vatNumber), email, customerType: "BUSINESS" } };
  };
  const owner = await join("OWNER");
  const { companyName, email } = owner.billing;
  const credit = await inTransaction(pool, (client) =>
    approveCredit(client, { legalEntity, currency, companyName, vatNumber, email }, by, clock.now()),
  );
  return {
    id,
    credit,
    owner,
    join,
    approvalAbove: async (amount) =>
      void (await ownerPool.query("update company set approval_above = $2 where id = $1", [id, amount])),
  };
};
