import type { EndpointAddress, EndpointName } from '#shared/endpoints.ts'
import { portalEndpoints } from '#shared/portal-endpoints.ts'

const known: Partial<Record<EndpointName, EndpointAddress>> = { ...portalEndpoints }

/** Those that only some pages call come with the code of these pages. */
export function addEndpoints(addresses: Partial<Record<EndpointName, EndpointAddress>>) {
  Object.assign(known, addresses)
}

/** @throws Error on a page that has not brought the address along. */
export function endpointOf(name: EndpointName): EndpointAddress {
  const address = known[name]
  if (address === undefined) throw new Error(`${name} is not known on this page`)
  return address
}
