import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/i

/**
 * Returns the group that rate limits count an address in. The owner of one IPv6 address has the
 * whole /64, so a /64 counts as one: `2001:db8:1:2:3:4:5:6` becomes `2001:db8:1:2::/64`.
 */
export function addressGroup(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.groups?.['ipv4']
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  return `${networkOf(plain)}/64`
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // An IPv4 address at the end fills two groups.
  const given = [...before, ...after].flatMap((group) => (group.includes('.') ? ['0', '0'] : group))
  const zeros = Array.from({ length: 8 - given.length }, () => '0')
  const groups = tail === undefined ? given : [...before, ...zeros, ...after]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::`
}
