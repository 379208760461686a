import ipaddr from 'ipaddr.js'

/** Normalizes an entry such as `192.0.2.7`, `192.0.2.0/24` or `2001:db8::/32`. */
export function normalizeRestriction(text: string): string | undefined {
  const range = parseRange(text.trim())
  if (!range) return undefined
  const [network, bits] = range
  return bits === network.toByteArray().length * 8
    ? network.toString()
    : `${network.toString()}/${bits}`
}

/** An empty list allows everyone. An entry that cannot be read allows no one. */
export function isAddressAllowed(address: string, restrictions: string[]): boolean {
  if (restrictions.length === 0) return true
  const parsed = parseAddress(address)
  if (!parsed) return false
  return restrictions.some((restriction) => {
    const range = parseRange(restriction.trim())
    return range !== undefined && range[0].kind() === parsed.kind() && parsed.match(range)
  })
}

function parseAddress(text: string) {
  // Accept only four plain decimal parts: programs disagree on what 010.0.0.1 and 127.1 mean.
  const isPlain = text.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(text)
  if (!isPlain || !ipaddr.isValid(text)) return undefined
  // A socket that listens on IPv6 shows IPv4 callers as ::ffff:192.0.2.7.
  return ipaddr.process(text.replace(/%.*$/, ''))
}

function parseRange(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const [, host = '', suffix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const address = parseAddress(host)
  if (!address) return undefined
  const length = address.toByteArray().length * 8
  const isMapped = host.includes(':') && length === 32
  const bits = suffix === undefined ? length : Number(suffix) - (isMapped ? 96 : 0)
  if (bits < 0 || bits > length) return undefined
  const network = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return [network.networkAddressFromCIDR(`${address.toString()}/${bits}`), bits]
}
