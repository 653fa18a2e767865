import type { Queryable } from "../../platform/database/index.ts";

const ours = "relnamespace = 'public'::regnamespace";

/**
 * What a schema is made of, each as sorted lines that name all that counts, without owners and object ids.
 */
const parts = {
  relations: `select concat_ws(' ', relkind, relname, relpersistence, reloptions::text) as line from pg_class where ${ours}`,
  columns: `select concat_ws(' ', c.relname, row_number() over (partition by c.oid order by attnum), attname,
      format_type(atttypid, atttypmod), 'null ' || not attnotnull, 'identity ' || attidentity::text, 'generated ' || attgenerated::text,
      'collation ' || attcollation::regcollation, 'default ' || pg_get_expr(adbin, adrelid)) as line
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${ours} and relkind = 'r' and attnum > 0 and not attisdropped`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint
    where connamespace = 'public'::regnamespace`,
  indexes: `select pg_get_indexdef(oid) as line from pg_class where ${ours} and relkind = 'i'`,
  functions: `select pg_get_functiondef(oid) || coalesce(proacl::text, '') as line from pg_proc where pronamespace = 'public'::regnamespace`,
  triggers: "select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal",
  sequences: `select concat_ws(' ', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size,
      'at ' || last_value) as line from pg_sequences where schemaname = 'public'`,
  tableGrants: `select concat_ws(' ', relname, privilege_type, is_grantable) as line from pg_class, aclexplode(relacl)
    where ${ours} and grantee = 'giftshop_app'::regrole`,
  columnGrants: `select concat_ws(' ', relname, attname, privilege_type) as line
    from pg_attribute join pg_class c on c.oid = attrelid, aclexplode(attacl) where ${ours}`,
  publicGrants: `select concat_ws(' ', relname, privilege_type) as line from pg_class, aclexplode(relacl) where ${ours} and grantee = 0`,
  schemaGrants: `select privilege_type as line from pg_namespace, aclexplode(nspacl)
    where nspname = 'public' and grantee = 'giftshop_app'::regrole`,
  defaultGrants: "select concat_ws(' ', defaclobjtype, defaclacl) as line from pg_default_acl",
} as const;

const tables = `select relname from pg_class where ${ours} and relkind = 'r' and relname <> 'schema_migration' order by relname`;

/**
 * A schema as its system catalogue has it, with the rows
 * that its tables hold: two that are equal here are equal.
 */
export const describeSchema = async (db: Queryable): Promise<Record<string, string[]>> => {
  const described: Record<string, string[]> = {};
  for (const [part, text] of Object.entries(parts)) {
    const { rows } = await db.query<{ line: string }>(`${text} order by line`);
    described[part] = rows.map(({ line }) => line);
  }
  const { rows } = await db.query<{ relname: string }>(tables);
  for (const { relname } of rows) {
    const found = await db.query<{ line: string }>(`select to_jsonb(r)::text as line from ${relname} r order by line`);
    if (found.rows.length > 0) described[`rows of ${relname}`] = found.rows.map(({ line }) => line);
  }
  return described;
};
