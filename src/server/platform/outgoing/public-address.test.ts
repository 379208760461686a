import { expect, test } from 'vitest'

import { isPublicAddress } from './public-address.ts'

test('isPublicAddress accepts addresses of the public internet and no internal ones', () => {
  for (const address of ['8.8.8.8', '203.0.114.1', '2606:4700::1111', '::ffff:8.8.8.8']) {
    expect(isPublicAddress(address), address).toBe(true)
  }
  for (const address of [
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '127.0.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::10.0.0.1',
    '::8.8.8.8',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'example.com',
  ]) {
    expect(isPublicAddress(address), address).toBe(false)
  }
})
