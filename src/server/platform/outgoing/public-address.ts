import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address belongs to the public internet: not private, link-local, loopback, multicast,
 * reserved or one that stands for another, as the registries of IANA list them (RFC 6890).
 */
export function isPublicAddress(address: string): boolean {
  // An IPv4 address that is written as an IPv6 one is judged as what it is.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
