import { expect, test } from 'vitest'

import { readDemoConfig } from './read-demo-config.ts'

test('readDemoConfig sets a folder for the demo and logs warnings only', () => {
  expect(readDemoConfig({})).toMatchObject({
    port: 3000,
    dataDir: expect.stringMatching(/data[\\/]demo$/),
    logLevel: 'warn',
    databaseUrl: undefined,
  })
  expect(readDemoConfig({ PORT: '4000', DATA_DIR: '/tmp/x', LOG_LEVEL: 'info' })).toMatchObject({
    port: 4000,
    dataDir: '/tmp/x',
    logLevel: 'info',
  })
})

test.each([
  [{ NODE_ENV: 'production' }, 'NODE_ENV is "production"'],
  [{ DATABASE_URL: 'postgres://a@b/c' }, 'DATABASE_URL is set'],
  [{ PUBLIC_URL: 'https://support.example.com' }, 'it stays on this machine'],
  [{ HOST: '0.0.0.0' }, 'others could reach the demo'],
  [{ HOST: '::' }, 'DEMO_FOR_OTHERS=yes'],
  [{ PORT: '65535' }, 'the port above it'],
  [{ PORT: 'many' }, 'PORT is "many"'],
])('the demo does not start when it gets %j', (environment, reason) => {
  expect(() => readDemoConfig(environment)).toThrow(
    expect.objectContaining({ name: 'StartError', message: expect.stringContaining(reason) }),
  )
})

test('readDemoConfig listens on other addresses than loopback only when told to', () => {
  expect(readDemoConfig({ HOST: '::1' }).host).toBe('::1')
  const told = { HOST: '0.0.0.0', DEMO_FOR_OTHERS: 'yes' }
  expect(readDemoConfig(told).host).toBe('0.0.0.0')
})

test('readDemoConfig names all problems in one message when there are several', () => {
  expect(() =>
    readDemoConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://a@b/c' }),
  ).toThrow(/NODE_ENV.*\n.*DATABASE_URL/)
})
