import { expect, test } from 'vitest'

import { isOfHubSpot } from './fetch-signed.ts'

test.each([
  'api.hubapi.com',
  'api-eu1.hubspot.com',
  'cdn2.hubspot.net',
  'f.hubspotusercontent30.net',
  '48120117.fs1.hubspotusercontent-na1.net',
  '48120117.fs1.hubspotusercontent-eu1.net',
])('isOfHubSpot accepts a host when it is a data center: %s', (host) => {
  expect(isOfHubSpot(host)).toBe(true)
})

test.each([
  'fs1.hubspotusercontent-na1.net.example',
  'fs1.hubspotusercontent-anyone.net',
  'hubspotusercontent99.net',
  'hubspotusercontent-eu1.com',
  'myhubspot.com',
])('isOfHubSpot refuses a host when it only looks like one: %s', (host) => {
  expect(isOfHubSpot(host)).toBe(false)
})
