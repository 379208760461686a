// TypeScript's declarations of what browsers have, with what a supported browser lacks made optional: code
// that uses it must first look whether it is there.

type Versions = { version_added?: string | boolean | null; flags?: unknown }
export type Support = Partial<Record<string, Versions | Versions[]>>
/** Finds which browsers have what MDN describes at a path, such as `Document/startViewTransition`. */
export type FindSupport = (mdnPath: string) => Support | undefined
/** The oldest supported version of each browser. */
export type Oldest = Record<string, number>

const REFERENCE = /\[MDN Reference\]\(https:\/\/developer\.mozilla\.org\/docs\/Web\/API\/([^)]+)\)/
const MEMBER = /^( {4}(?:readonly )?)(\w+)(?=[(:<])/
/** Stands before a setter, whose value the property accepts with it. */
const GETTER = /^ {4}get (\w+)\(\): /
const FUNCTION = /^declare function (\w+)((?:<.*>)?\(.*\)): (.*);$/
const VALUE = /^declare var (\w+): /

export function toSupportedLib(lib: string, findSupport: FindSupport, oldest: Oldest): string {
  const lacks = (mdnPath: string) => {
    const support = findSupport(mdnPath)
    return support !== undefined && !hasEach(support, oldest)
  }
  let path: string | undefined
  let isOptionalValue = false
  const lines = lib.split('\n').map((line) => {
    const reference = REFERENCE.exec(line)
    if (reference) {
      path = reference[1]
      return line
    }
    if (isOptionalValue && line === '};') {
      isOptionalValue = false
      return '} | undefined;'
    }
    if (/^\s*(\/?\*|$)/.test(line)) return line
    const described = path
    path = undefined
    const value = VALUE.exec(line)?.[1]
    if (value !== undefined && lacks(described ?? value)) {
      isOptionalValue = line.endsWith('{')
      return isOptionalValue ? line : line.replace(/;$/, ' | undefined;')
    }
    if (described === undefined || !lacks(described)) return line
    return line
      .replace(FUNCTION, 'declare var $1: ($2 => $3) | undefined;')
      .replace(GETTER, '    $1: ')
      .replace(MEMBER, (_, before: string, name: string) => `${before}${name}?`)
  })
  return lines.join('\n')
}

function hasEach(support: Support, oldest: Oldest): boolean {
  return Object.entries(oldest).every(([browser, version]) => {
    const known = [support[browser] ?? []].flat()
    return known.some(
      ({ version_added: added, flags }) =>
        flags === undefined &&
        (added === true ||
          (typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= version)),
    )
  })
}
