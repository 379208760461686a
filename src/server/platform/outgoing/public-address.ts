import { BlockList, isIPv6 } from 'node:net'

import ipaddr from 'ipaddr.js'

/** IPv4 addresses as IPv6 ones, in a way given up since (RFC 4291, section 2.5.5.1). */
const OLD_IPV4 = new BlockList()
OLD_IPV4.addSubnet('::', 96, 'ipv6')

/**
 * Returns whether an IP address belongs to the public internet: not private, link-local, loopback,
 * multicast, reserved or one that stands for another, as the registries of IANA list them (RFC
 * 6890).
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address) && OLD_IPV4.check(address, 'ipv6')) return false
  // An IPv4 address that is written as an IPv6 one is judged as what it is.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
