import { keysOf } from '#shared/basic/keys-of.ts'
import { isIP } from 'node:net'
import path from 'node:path'

import ipaddr from 'ipaddr.js'
import { z } from 'zod'

import { parseKeys } from '#server/platform/keys/key-ring.ts'
import { StartError } from '#server/platform/start-error.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const CRM_CHOICES = ['desk', 'hubspot'] as const

/** Matches an address, or a name and an address in angle brackets, on one line. */
const SENDER =
  /^(?:"?(?<name>[^"<>@\p{Cc}]*?)"? *<(?<address>[^\s@<>,;]+@[^\s@<>,;]+)>|(?<only>[^\s@<>,;]+@[^\s@<>,;]+))$/u

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .refine((text) => !hasSeveralHosts(text))
    .optional(),
  INSTALLATION_KEY: z
    .string()
    .refine((text) => parseKeys(text) !== undefined)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z.string().regex(SENDER).optional(),
  CRM: z.enum(CRM_CHOICES).optional(),
  HUBSPOT_ACCESS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{1,500}$/)
    .optional(),
  HUBSPOT_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.hubapi.com'),
  HUBSPOT_PIPELINE: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  HUBSPOT_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\x21-\x7E]{1,500}$/)
    .optional(),
  MICROSOFT_AUTHORITY: z.url().refine(isOrigin).default('https://login.microsoftonline.com'),
  GOOGLE_ISSUER: z.url().refine(isOrigin).default('https://accounts.google.com'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{16,500}$/)
    .optional(),
  DNS_SERVERS: z
    .string()
    .regex(/^[^\s,]+(,[^\s,]+)*$/)
    .optional(),
  PGCONNECT_TIMEOUT: z.coerce.number().int().min(1).default(5),
  SIGN_IN_RATE_LIMIT: z.coerce.number().int().min(0).default(30),
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
})

const EXAMPLES: Record<keyof z.infer<typeof Environment>, string> = {
  PORT: 'a port such as PORT=3000',
  HOST: 'an address to listen on such as HOST=127.0.0.1',
  PUBLIC_URL: 'the origin users see such as PUBLIC_URL=https://support.example.com',
  DATA_DIR: 'a folder such as DATA_DIR=./data',
  DATABASE_URL:
    'a PostgreSQL address such as DATABASE_URL=postgres://user:password@host:5432/portico',
  INSTALLATION_KEY: 'what openssl rand -base64 32 prints',
  S3_ENDPOINT: 'the address of the store such as S3_ENDPOINT=https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'the name of a bucket such as S3_BUCKET=portico-files',
  S3_REGION: 'the region of the bucket such as S3_REGION=eu-central-1',
  S3_ACCESS_KEY_ID: 'the id of an access key such as S3_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE',
  S3_SECRET_ACCESS_KEY: 'the secret of the access key such as S3_SECRET_ACCESS_KEY=wJalrXUtnFEMI',
  SMTP_URL:
    'the address of a mail server such as SMTP_URL=smtp://user:password@mail.example.com:587',
  MAIL_FROM: 'the sender, an address or a name with one such as MAIL_FROM=support@example.com',
  CRM: 'desk, or hubspot for agents who work there, such as CRM=hubspot',
  HUBSPOT_ACCESS_TOKEN:
    'the token of a service key or private app such as HUBSPOT_ACCESS_TOKEN=pat-eu1-…',
  HUBSPOT_BASE_URL: 'the address of the API such as HUBSPOT_BASE_URL=https://api.hubapi.com',
  HUBSPOT_PIPELINE: 'the id of the pipeline for tickets such as HUBSPOT_PIPELINE=0',
  HUBSPOT_WEBHOOK_SECRET:
    'the client secret of the app that sends webhooks such as HUBSPOT_WEBHOOK_SECRET=12345678-…',
  MICROSOFT_AUTHORITY: 'an origin such as MICROSOFT_AUTHORITY=https://login.microsoftonline.us',
  GOOGLE_ISSUER: 'an origin such as GOOGLE_ISSUER=https://accounts.google.com',
  METRICS_TOKEN: '16 characters or more, such as what openssl rand -hex 32 prints',
  DNS_SERVERS:
    'addresses of name servers with commas between them such as DNS_SERVERS=1.1.1.1,9.9.9.9',
  PGCONNECT_TIMEOUT: 'seconds such as PGCONNECT_TIMEOUT=5',
  SIGN_IN_RATE_LIMIT: 'attempts a minute such as SIGN_IN_RATE_LIMIT=30, or 0 to switch it off',
  TRUST_PROXY: 'true, a number of proxies, or their addresses such as TRUST_PROXY=10.0.0.0/8',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')} such as LOG_LEVEL=info`,
}

/** Address ranges that Fastify knows by name. */
const ADDRESS_GROUPS = ['loopback', 'linklocal', 'uniquelocal']

/** Variables whose values an error message must not repeat. */
const SECRETS: string[] = [
  'SMTP_URL',
  'DATABASE_URL',
  'INSTALLATION_KEY',
  'S3_SECRET_ACCESS_KEY',
  'HUBSPOT_ACCESS_TOKEN',
  'METRICS_TOKEN',
  'HUBSPOT_WEBHOOK_SECRET',
]

/** A bucket and its credentials. */
export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A mail server, with its credentials in the address, and the sender. */
export type MailSettings = { url: string; from: { name: string; address: string } }

/** Settings of the CRM from variables. Each overrides an administrator's. */
export type CrmSettings = {
  /** Undefined when an administrator decides where agents work. */
  choice: (typeof CRM_CHOICES)[number] | undefined
  token: string | undefined
  /** An origin with an optional path, without a trailing slash. */
  baseUrl: string
  pipelineId: string | undefined
  webhookSecret: string | undefined
}

export type Config = {
  port: number
  host: string
  /** An origin, without a trailing slash. */
  publicUrl: string
  isSecure: boolean
  /**
   * True when PUBLIC_URL is on this machine. Then identity providers on loopback may use plain
   * http, too.
   */
  isLoopback: boolean
  dataDir: string
  databaseUrl: string | undefined
  /** Undefined when they are in a file of `dataDir`. */
  installationKeys: Buffer[] | undefined
  /** Undefined when files are in a folder of `dataDir`. */
  s3: S3Settings | undefined
  /** Undefined when no mail is sent. */
  mail: MailSettings | undefined
  crm: CrmSettings
  microsoftAuthority: string
  googleIssuer: string
  /** With which metrics are read from anywhere; undefined where none is set. */
  metricsToken: string | undefined
  /** Name servers for records of domains; undefined for those of this machine. */
  dnsServers: string[] | undefined
  /** Longest wait for a connection to the database, in ms. */
  connectionWaitMs: number
  /** Attempts per minute and address. 0 turns the limit off. */
  signInRateLimit: number
  trustProxy: boolean | number | string[]
  logLevel: (typeof LOG_LEVELS)[number]
}

/** @throws StartError with one line for each invalid variable. */
export function readConfig(
  environment: Record<string, string | undefined>,
  defaults: { dataDir?: string } = {},
): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => Object.hasOwn(EXAMPLES, name) && value !== '',
    ),
  )
  const settings = { DATA_DIR: defaults.dataDir, ...given }
  const wrong = listInvalid(settings)
  // Read the others without them, so that one start tells all that is wrong.
  const values = Environment.parse(omit(settings, wrong))
  const problems: string[] = []
  const url = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  const isLoopback = isLoopbackHost(url.hostname)
  if (url.protocol === 'http:' && !isLoopback) {
    problems.push(
      `PUBLIC_URL is "${values.PUBLIC_URL}": anything but this machine must be https, such as PUBLIC_URL=https://${url.host}.`,
    )
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    problems.push(
      `PUBLIC_URL is "${values.PUBLIC_URL}": use the origin alone, such as PUBLIC_URL=${url.origin}.`,
    )
  }
  const trustProxy = readTrustProxy(values.TRUST_PROXY)
  if (trustProxy === undefined) {
    problems.push(`TRUST_PROXY is "${values.TRUST_PROXY}": use ${EXAMPLES.TRUST_PROXY}.`)
  }
  const s3 = readS3(values, problems)
  const mail = readMail(values, problems)
  const crm = readCrm(values, problems)
  const dnsServers = readDnsServers(values.DNS_SERVERS, problems)
  const invalid = wrong.map((name) => explainInvalid(name, given[name] ?? ''))
  const all = [...invalid, ...problems.filter((problem) => !isAbout(problem, wrong))]
  if (all.length > 0) throw new StartError(all.join('\n'))

  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: url.origin,
    isSecure: url.protocol === 'https:',
    isLoopback,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    installationKeys: parseKeys(values.INSTALLATION_KEY ?? ''),
    s3,
    mail,
    crm,
    microsoftAuthority: new URL(values.MICROSOFT_AUTHORITY).origin,
    googleIssuer: new URL(values.GOOGLE_ISSUER).origin,
    metricsToken: values.METRICS_TOKEN,
    dnsServers,
    connectionWaitMs: values.PGCONNECT_TIMEOUT * 1000,
    signInRateLimit: values.SIGN_IN_RATE_LIMIT,
    trustProxy: trustProxy ?? false,
    logLevel: values.LOG_LEVEL,
  }
}

type VariableName = keyof typeof EXAMPLES

function listInvalid(settings: Record<string, string | undefined>): VariableName[] {
  const { error } = Environment.safeParse(settings)
  const names = error?.issues.map((issue) => issue.path[0] as VariableName)
  return [...new Set(names)]
}

function omit(settings: Record<string, string | undefined>, names: string[]) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)))
}

/** A variable that is invalid counts as missing to the checks that concern several. */
function isAbout(problem: string, names: VariableName[]): boolean {
  return names.some((name) => problem.startsWith(`${name} `))
}

/** PostgreSQL's own programs take several with commas between them, and our driver does not. */
function hasSeveralHosts(databaseUrl: string): boolean {
  const [, authority = '', host = ''] =
    /^\w+:\/\/([^/?#]*)[^?#]*(?:\?(?:[^#]*&)?host=([^&#]*))?/.exec(databaseUrl) ?? []
  return [authority.split('@').at(-1), host].some((hosts) => /,|%2C/i.test(hosts ?? ''))
}

function explainInvalid(name: VariableName, value: string): string {
  if (name === 'DATABASE_URL' && hasSeveralHosts(value))
    return 'DATABASE_URL names several hosts: use one address that always leads to the primary, such as that of a proxy or a virtual address.'
  const what = SECRETS.includes(name) ? name : `${name} is "${value}"`
  return `${what}: use ${EXAMPLES[name]}.`
}

/**
 * Reads the S3 variables. Requires all five or none: otherwise the first upload would reveal the
 * gap.
 */
function readS3(values: z.infer<typeof Environment>, problems: string[]): Config['s3'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  const given = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const names = keysOf(given)
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === names.length) return undefined
  for (const name of missing) {
    problems.push(
      `${name} is missing: for files in S3, all of ${names.join(', ')} are needed. Use ${EXAMPLES[name]}.`,
    )
  }
  if (S3_ENDPOINT !== undefined) {
    const { username, search, hash, origin } = new URL(S3_ENDPOINT)
    if (username !== '' || search !== '' || hash !== '') {
      problems.push(`S3_ENDPOINT: use the address alone, such as S3_ENDPOINT=${origin}.`)
    }
  }
  return {
    endpoint: S3_ENDPOINT ?? '',
    bucket: S3_BUCKET ?? '',
    region: S3_REGION ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  }
}

/** A port may follow an address; one of IPv6 is in brackets then. */
function readDnsServers(text: string | undefined, problems: string[]): Config['dnsServers'] {
  const servers = text?.split(',')
  const isWrong = (server: string) => isIP(server.replace(/^\[(.*)\](?::\d+)?$|:\d+$/, '$1')) === 0
  const wrong = servers?.find((server) => isIP(server) === 0 && isWrong(server))
  if (wrong !== undefined)
    problems.push(`DNS_SERVERS: "${wrong}" isn’t an address: use ${EXAMPLES.DNS_SERVERS}.`)
  return servers
}

/** Plain http leads to this machine alone, for tests and demos. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  const isHttp = url?.protocol === 'http:' && isLoopbackHost(url.hostname)
  return url?.href === `${url?.origin}/` && (url.protocol === 'https:' || isHttp)
}

export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

/**
 * Reads the mail variables. Requires both or neither: no mail server accepts mail without a sender.
 */
function readMail(values: z.infer<typeof Environment>, problems: string[]): Config['mail'] {
  const { SMTP_URL, MAIL_FROM } = values
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) {
    const { name, address, only } = SENDER.exec(MAIL_FROM)?.groups ?? {}
    return { url: SMTP_URL, from: { name: name ?? '', address: address ?? only ?? '' } }
  }
  const missing = SMTP_URL === undefined ? 'SMTP_URL' : 'MAIL_FROM'
  if (SMTP_URL !== undefined || MAIL_FROM !== undefined) {
    problems.push(
      `${missing} is missing: for email, both SMTP_URL and MAIL_FROM are needed. Use ${EXAMPLES[missing]}.`,
    )
  }
  return undefined
}

/** Reads the variables of the CRM. Its token may not travel in the clear, but to this machine. */
function readCrm(values: z.infer<typeof Environment>, problems: string[]): CrmSettings {
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(
    values.HUBSPOT_BASE_URL,
  )
  if (protocol === 'http:' && !isLoopbackHost(hostname)) {
    problems.push(
      `HUBSPOT_BASE_URL is "${values.HUBSPOT_BASE_URL}": anything but this machine must be https, such as ${EXAMPLES.HUBSPOT_BASE_URL.split(' ').at(-1)}.`,
    )
  }
  if (search !== '' || hash !== '' || username !== '') {
    problems.push(`HUBSPOT_BASE_URL: use the address alone, such as HUBSPOT_BASE_URL=${origin}.`)
  }
  return {
    choice: values.CRM,
    token: values.HUBSPOT_ACCESS_TOKEN,
    baseUrl: origin + pathname.replace(/\/+$/, ''),
    pipelineId: values.HUBSPOT_PIPELINE,
    webhookSecret: values.HUBSPOT_WEBHOOK_SECRET,
  }
}

/**
 * Reads TRUST_PROXY. Returns undefined for a value that is none of the three: Fastify would trust
 * no proxy without a warning.
 */
function readTrustProxy(text: string): Config['trustProxy'] | undefined {
  if (text === '' || text === 'off' || text === 'false' || text === '0') return false
  if (text === 'on' || text === 'true') return true
  if (/^\d+$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  return addresses.every(isAddressRange) ? addresses : undefined
}

function isAddressRange(text: string): boolean {
  return ADDRESS_GROUPS.includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text)
}
