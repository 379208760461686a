declare const brand: unique symbol

/** The address of a page. Only `paths` and `adminPaths` have them, so that a link leads to a route that exists. */
export type Address = string & { readonly [brand]: 'address' }

type PathTo<Pattern extends string> = Pattern extends `${string}:${string}`
  ? (id: string) => Address
  : Address

function addressFrom(path: string): Address {
  // Patterns are the only source of addresses, and the table of routes has one row for each of them.
  return path as Address
}

/** The addresses of the pages at these patterns; where a pattern has a part, a function that fills it in. */
export function pathsTo<const Patterns extends Record<string, string>>(
  patterns: Patterns,
): { [Name in keyof Patterns]: PathTo<Patterns[Name]> }
export function pathsTo(patterns: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [
      name,
      pattern.includes(':')
        ? (id: string) => pattern.replace(/:\w+/, encodeURIComponent(id))
        : pattern,
    ]),
  )
}

/** `search` with or without its question mark. */
export function withSearch(address: Address, search: string | URLSearchParams): Address {
  const text = String(search).replace(/^\?/, '')
  return text === '' ? address : addressFrom(`${address}?${text}`)
}

export function withHash(address: Address, hash: string): Address {
  return hash === '' ? address : addressFrom(`${address}#${hash}`)
}
