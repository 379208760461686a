import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { describeDevice, nameDevice, readDevice } from './describe-device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['curl/8.5.0', null],
  [null, null],
])('describeDevice recognizes %s as %s', (userAgent, words) => {
  const device = readDevice(userAgent)
  expect(device && describeDevice(wordsIn('en').signIn, device)).toBe(words)
})

test('a device is stored by names alone, which are the same in every language', () => {
  expect(nameDevice('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')).toBe('Firefox, Windows')
  expect(nameDevice('Mozilla/5.0 (Windows NT 10.0)')).toBe('Windows')
  expect(nameDevice('curl/8.5.0')).toBeNull()
})
