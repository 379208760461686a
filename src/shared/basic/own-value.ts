/**
 * Returns a table's own entry for a name that may be any text. Every object has others, such as
 * `constructor`.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  // oxlint-disable-next-line lookups/no-open-lookup -- its own property
  return Object.hasOwn(table, name) ? table[name] : undefined
}
