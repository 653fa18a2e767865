import { Client } from "pg";

/** Takes the name from a statement that has one. */
const nameless = (asked: unknown): unknown => {
  if (typeof asked !== "object" || asked === null || !("name" in asked)) return asked;
  const { name: _, ...statement } = asked;
  return statement;
};

/**
 * A connection whose statements have no names, for a pool in transaction mode (pgbouncer before 1.21):
 * each transaction there has another session, which does not know them.
 */
export class NamelessClient extends Client {
  override query = ((...[asked, ...further]: Parameters<Client["query"]>) =>
    Reflect.apply(super.query, this, [nameless(asked), ...further])) as Client["query"];
}
