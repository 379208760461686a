import { expect, test } from 'vitest'

import { readConfig } from './config.ts'

const S3 = {
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'portico-files',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG',
}

const MAIL = {
  SMTP_URL: 'smtps://portico:hush@mail.example.com',
  MAIL_FROM: 'Portico <support@example.com>',
}

/** Returns the lines that the operator reads. */
function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('readConfig uses S3 when all its variables are set, and a folder when none is', () => {
  expect(readConfig(S3).s3).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    bucket: 'portico-files',
    region: 'eu-central-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
  })
  expect(readConfig({}).s3).toBeUndefined()
  expect(readConfig({ S3_ENDPOINT: '', S3_BUCKET: '' }).s3).toBeUndefined()
})

test('readConfig names each missing S3 variable with an example', () => {
  for (const name of Object.keys(S3)) {
    const problems = problemsOf({ ...S3, [name]: '' })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} is missing: .* such as ${name}=\\S+\\.$`))
  }
  expect(problemsOf({ S3_BUCKET: 'portico-files' })).toHaveLength(4)
})

test('readConfig names each invalid S3 variable with an example', () => {
  const wrong = {
    S3_ENDPOINT: ['s3.example.com', 'ftp://s3.example.com'],
    S3_BUCKET: ['a', 'portico/files', 's3://portico', 'with space'],
    S3_REGION: ['eu central', 'https://eu'],
  }
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const problems = problemsOf({ ...S3, [name]: value })
      expect(problems, value).toHaveLength(1)
      expect(problems[0], value).toMatch(
        new RegExp(`^${name} is ".*": .* such as ${name}=\\S+\\.$`),
      )
    }
  }
})

test('readConfig refuses an S3 address with a password and does not repeat the password', () => {
  const problems = problemsOf({ ...S3, S3_ENDPOINT: 'https://key:hush@s3.example.com/?a=b' })
  expect(problems).toEqual([
    'S3_ENDPOINT: use the address alone, such as S3_ENDPOINT=https://s3.example.com.',
  ])
})

test('readConfig accepts bucket and region names of stores other than Amazon', () => {
  const { s3 } = readConfig({
    ...S3,
    S3_ENDPOINT: 'http://minio:9000',
    S3_BUCKET: 'Portico_files.1',
    S3_REGION: 'auto',
  })
  expect(s3).toMatchObject({ endpoint: 'http://minio:9000', region: 'auto' })
})

test('readConfig turns mail on when both server and sender are set', () => {
  expect(readConfig({}).mail).toBeUndefined()
  expect(readConfig(MAIL).mail).toEqual({
    url: 'smtps://portico:hush@mail.example.com',
    from: { name: 'Portico', address: 'support@example.com' },
  })
  const senders = {
    'support@example.com': { name: '', address: 'support@example.com' },
    '"Acme, Support" <help@acme.example>': { name: 'Acme, Support', address: 'help@acme.example' },
  }
  for (const [MAIL_FROM, from] of Object.entries(senders)) {
    expect(readConfig({ ...MAIL, MAIL_FROM }).mail?.from).toEqual(from)
  }
})

test('readConfig names each missing or invalid mail variable with an example and without a password', () => {
  for (const name of ['SMTP_URL', 'MAIL_FROM']) {
    expect(problemsOf({ ...MAIL, [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is missing: .* such as ${name}=\\S+\\.$`)),
    ])
  }
  for (const SMTP_URL of ['mail.example.com', 'https://a:hush@b.example', 'smtp:hush', 'smtp://']) {
    const [problem, ...further] = problemsOf({ ...MAIL, SMTP_URL })
    expect(problem, SMTP_URL).toMatch(/^SMTP_URL: use .* such as SMTP_URL=\S+\.$/)
    expect(problem, SMTP_URL).not.toContain('hush')
    expect(further).toEqual([])
  }
  for (const MAIL_FROM of [
    'support',
    'A <support>',
    'a@b.example, c@d.example',
    'A\t<a@b.example>',
  ]) {
    expect(problemsOf({ ...MAIL, MAIL_FROM })).toEqual([
      expect.stringMatching(/^MAIL_FROM is ".*": .* such as MAIL_FROM=\S+\.$/s),
    ])
  }
})

test('readConfig refuses an invalid database address and does not repeat its password', () => {
  for (const DATABASE_URL of [
    'mysql://me:hush@db.example/portico',
    'postgres//me:hush@db.example',
  ]) {
    expect(problemsOf({ DATABASE_URL })).toEqual([
      expect.stringMatching(/^DATABASE_URL: use .* such as DATABASE_URL=\S+\.$/),
    ])
  }
})

test('readConfig takes TRUST_PROXY as all proxies, a number of them, or their addresses', () => {
  const readings = {
    '': false,
    off: false,
    true: true,
    '2': 2,
    '10.0.0.0/8, ::1, loopback': ['10.0.0.0/8', '::1', 'loopback'],
  }
  for (const [TRUST_PROXY, trustProxy] of Object.entries(readings)) {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trustProxy)
  }
  for (const TRUST_PROXY of ['yes', '10.0.0.0/99', 'proxy.example', '10.0.0.1,']) {
    expect(problemsOf({ TRUST_PROXY })).toEqual([
      expect.stringMatching(/^TRUST_PROXY is ".*": use true, .* such as TRUST_PROXY=\S+\.$/),
    ])
  }
})

test('readConfig reads the variables of the CRM, and leaves the rest to an administrator', () => {
  expect(readConfig({}).crm).toEqual({
    choice: undefined,
    token: undefined,
    baseUrl: 'https://api.hubapi.com',
    pipelineId: undefined,
    webhookSecret: undefined,
  })
  const given = {
    CRM: 'hubspot',
    HUBSPOT_ACCESS_TOKEN: 'pat-1',
    HUBSPOT_BASE_URL: 'http://localhost:4100/hub/',
    HUBSPOT_PIPELINE: '0',
    HUBSPOT_WEBHOOK_SECRET: 'hush',
  }
  expect(readConfig(given).crm).toEqual({
    choice: 'hubspot',
    token: 'pat-1',
    baseUrl: 'http://localhost:4100/hub',
    pipelineId: '0',
    webhookSecret: 'hush',
  })
})

test('readConfig refuses a CRM that it does not know, and an unsafe address, and never repeats a secret', () => {
  expect(problemsOf({ CRM: 'zendesk' })).toEqual([
    'CRM is "zendesk": use desk, or hubspot for agents who work there, such as CRM=hubspot.',
  ])
  expect(problemsOf({ HUBSPOT_BASE_URL: 'http://crm.example' })).toEqual([
    'HUBSPOT_BASE_URL is "http://crm.example": anything but this machine must be https, such as HUBSPOT_BASE_URL=https://api.hubapi.com.',
  ])
  expect(problemsOf({ HUBSPOT_ACCESS_TOKEN: 'a secret' }).join()).not.toContain('a secret')
})

test('readConfig takes origins of Microsoft and Google, and plain http for this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    microsoftAuthority: 'https://login.microsoftonline.com',
    googleIssuer: 'https://accounts.google.com',
  })
  const here = {
    MICROSOFT_AUTHORITY: 'http://localhost:4101/',
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
  }
  expect(readConfig(here)).toMatchObject({ microsoftAuthority: 'http://localhost:4101' })
  const wrong = ['http://login.example', 'https://login.example/common', 'ftp://localhost', 'login']
  for (const address of wrong) {
    for (const name of ['MICROSOFT_AUTHORITY', 'GOOGLE_ISSUER']) {
      expect(problemsOf({ [name]: address }), address).toEqual([
        expect.stringMatching(new RegExp(`^${name} is ".*": use an origin such as ${name}=`)),
      ])
    }
  }
})

test('readConfig tells all that is wrong when variables are invalid, missing and not allowed together', () => {
  const problems = problemsOf({
    ...S3,
    PORT: 'eighty',
    PUBLIC_URL: 'http://support.example.com',
    TRUST_PROXY: 'yes please',
    S3_BUCKET: 'a',
    S3_REGION: '',
    MAIL_FROM: MAIL.MAIL_FROM,
    DNS_SERVERS: 'dns.example.com',
    HUBSPOT_BASE_URL: 'http://api.example.com',
  })
  expect(problems.map((problem) => problem.split(' ')[0] ?? '').toSorted()).toEqual([
    'DNS_SERVERS:',
    'HUBSPOT_BASE_URL',
    'PORT',
    'PUBLIC_URL',
    'S3_BUCKET',
    'S3_REGION',
    'SMTP_URL',
    'TRUST_PROXY',
  ])
})

test('readConfig says that one host is meant when DATABASE_URL names several', () => {
  const several = [
    'postgres://portico:hush@db1:5432,db2:5432/portico?target_session_attrs=read-write',
    'postgres://db1,db2/portico',
    'postgres://portico@/portico?sslmode=require&host=db1,db2',
    'postgres://db1%2Cdb2/portico',
  ]
  for (const DATABASE_URL of several) {
    expect(problemsOf({ DATABASE_URL }), DATABASE_URL).toEqual([
      'DATABASE_URL names several hosts: use one address that always leads to the primary, such as that of a proxy or a virtual address.',
    ])
  }
  const single = ['postgres://portico:a,b@db1:5432/portico', 'postgres://db1/a,b?options=a,b']
  for (const DATABASE_URL of single) expect(problemsOf({ DATABASE_URL }), DATABASE_URL).toEqual([])
})
