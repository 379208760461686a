/**
 * The keys of an object that lists all names of a kind, with their type. TypeScript itself answers
 * `string[]`, because an object may have more keys than its type says. These constants have not.
 */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}
