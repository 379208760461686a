import { otherEndpoints } from './other-endpoints.ts'
import { portalEndpoints } from './portal-endpoints.ts'
import { staffEndpoints } from './staff-endpoints.ts'

/** Path and method alone, so that the browser can make a call without loading the contract's schemas. */
export type EndpointAddress = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }

export const endpoints = { ...portalEndpoints, ...staffEndpoints, ...otherEndpoints }

export type EndpointName = keyof typeof endpoints
