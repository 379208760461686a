import { query } from './fixtures/embedded-postgres.ts'

const IN_SCHEMA = `relnamespace = 'public'::regnamespace and not exists (
  select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`
const OWN_FUNCTION = `pronamespace = 'public'::regnamespace and not exists (
  select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`

/** Queries that return, as lines of text, everything in which two schemas can differ. */
const QUESTIONS = {
  tables: `select relname as name, concat_ws(' ', relkind, relpersistence, relrowsecurity, relforcerowsecurity,
      reloptions, pg_get_userbyid(relowner)) as is
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'S') and ${IN_SCHEMA}`,
  columns: `select relname || '.' || attname as name, concat_ws(' ', row_number() over (partition by relname order by attnum),
      format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity, pg_get_expr(adbin, adrelid)) as is
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm', 'c') and ${IN_SCHEMA}`,
  constraints: `select relname || ' ' || conname as name, pg_get_constraintdef(pg_constraint.oid) as is
    from pg_constraint join pg_class on pg_class.oid = conrelid where ${IN_SCHEMA}`,
  indexes: `select indexname as name, indexdef as is from pg_indexes where schemaname = 'public'`,
  functions: `select oid::regprocedure::text as name,
      concat_ws(' ', pg_get_functiondef(oid), pg_get_userbyid(proowner), proacl) as is
    from pg_proc where ${OWN_FUNCTION}`,
  views: `select viewname as name, definition as is from pg_views where schemaname = 'public'`,
  policies: `select tablename || ' ' || policyname as name,
      concat_ws(' ', permissive, roles, cmd, qual, with_check) as is
    from pg_policies where schemaname = 'public'`,
  triggers: `select relname || ' ' || tgname as name, concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid)) as is
    from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and ${IN_SCHEMA}`,
  grants: `select relname || coalesce('.' || attname, '') as name, array(select unnest(acl)::text order by 1)::text as is
    from (
      select oid, relname, relnamespace, null as attname, relacl as acl from pg_class
      union all
      select pg_class.oid, relname, relnamespace, attname, attacl from pg_attribute join pg_class on pg_class.oid = attrelid
    ) pg_class
    where acl is not null and ${IN_SCHEMA}`,
}

type Kind = keyof typeof QUESTIONS
export type Schema = Record<Kind, Record<string, string>>

/** Describes everything in a database but its rows, by name. */
export async function describeSchema(url: string): Promise<Schema> {
  const kinds = Object.entries(QUESTIONS).map(async ([kind, question]) => {
    const rows = await query(url, question)
    return [kind, Object.fromEntries(rows.map(({ name, is }) => [String(name), String(is)]))]
  })
  // The result has the keys of QUESTIONS.
  return Object.fromEntries(await Promise.all(kinds)) as Schema
}
