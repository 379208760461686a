import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { EMAIL_FORMAT, makeSigningKey } from './saml-responses.ts'

// Runs an identity provider that shares no code with Portico: SimpleSAMLphp as Debian packages it
// (`simplesamlphp`).

export type SimpleSamlPhp = {
  entityId: string
  ssoUrl: string
  logoutUrl: string
  certPem: string
  close(): Promise<void>
}

export type SimpleSamlPhpUser = {
  username: string
  password: string
  email: string
  firstName: string
  lastName: string
}

const HOME = '/usr/share/simplesamlphp'
const START_LIMIT_MS = 20_000

/** Returns undefined on a machine without PHP or SimpleSAMLphp. */
export async function startSimpleSamlPhp({
  sp,
  users,
  port,
  requires,
  logout,
}: {
  sp: { entityId: string; acsUrl: string }
  /** It signs people out everywhere. It takes signed messages alone, checked with this certificate. */
  logout?: { url: string; certPem: string }
  /** It takes signed requests alone, checked with this certificate, and encrypts to it. */
  requires?: { certPem: string; cipher: string }
  users: SimpleSamlPhpUser[]
  port: number
}): Promise<SimpleSamlPhp | undefined> {
  const hasPhp = spawnSync('php', ['--version']).status === 0
  if (!hasPhp || !existsSync(join(HOME, 'www/module.php'))) return undefined

  const folder = await mkdtemp(join(tmpdir(), 'portico-simplesamlphp-'))
  const url = `http://127.0.0.1:${port}/`
  const entityId = `${url}saml2/idp/metadata.php`
  const { privateKey, certPem } = await makeSigningKey('simplesamlphp')
  await writeConfig(folder, {
    'config.php': config(folder, url),
    'authsources.php': { users: { 0: 'exampleauth:UserPass', ...accounts(users) } },
    'metadata/saml20-idp-hosted.php': { [entityId]: hostedIdentityProvider() },
    'metadata/saml20-sp-remote.php': {
      [sp.entityId]: {
        AssertionConsumerService: sp.acsUrl,
        ...(requires && withKeys(requires)),
        ...(logout && withLogout(logout)),
      },
    },
  })
  await writeFile(join(folder, 'idp.key'), privateKey, { mode: 0o600 })
  await writeFile(join(folder, 'idp.crt'), certPem)

  const php = spawn(
    'php',
    [
      '-d',
      'display_errors=0',
      '-d',
      'error_reporting=E_ALL&~E_DEPRECATED',
      '-S',
      `127.0.0.1:${port}`,
      '-t',
      join(HOME, 'www'),
    ],
    {
      env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  async function close() {
    await stop(php)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(php, entityId)
  } catch (error) {
    await close()
    throw error
  }
  const ssoUrl = `${url}saml2/idp/SSOService.php`
  const logoutUrl = `${url}saml2/idp/SingleLogoutService.php`
  return { entityId, ssoUrl, logoutUrl, certPem, close }
}

function config(folder: string, url: string) {
  return {
    baseurlpath: url,
    certdir: `${folder}/`,
    loggingdir: `${folder}/`,
    datadir: `${folder}/`,
    tempdir: `${folder}/tmp`,
    metadatadir: `${folder}/metadata`,
    'metadata.sources': [{ type: 'flatfile' }],
    secretsalt: 'only-for-this-test-run',
    'auth.adminpassword': 'only-for-this-test-run',
    technicalcontact_email: 'na@example.org',
    timezone: 'UTC',
    'logging.handler': 'errorlog',
    'logging.level': 3,
    'enable.saml20-idp': true,
    // Leads on to the portal after a sign-out.
    'trusted.url.domains': null,
    'module.enable': { exampleauth: true, core: true, saml: true },
    'store.type': 'phpsession',
    'session.phpsession.savepath': `${folder}/sessions`,
    'session.cookie.secure': false,
    'language.default': 'en',
    'language.available': ['en'],
  }
}

function hostedIdentityProvider() {
  return {
    host: '__DEFAULT__',
    privatekey: 'idp.key',
    certificate: 'idp.crt',
    auth: 'users',
    'sign.logout': true,
    'signature.algorithm': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    NameIDFormat: EMAIL_FORMAT,
    authproc: {
      1: { class: 'saml:AttributeNameID', attribute: 'email', Format: EMAIL_FORMAT },
    },
  }
}

function withKeys({ certPem, cipher }: { certPem: string; cipher: string }) {
  return {
    'validate.authnrequest': true,
    'assertion.encryption': true,
    certData: certPem.replaceAll(/-----[^-]+-----|\s/g, ''),
    // Its own choice is AES-128-CBC where this says nothing.
    sharedkey_algorithm: cipher,
    'saml20.sign.response': true,
  }
}

function withLogout({ url, certPem }: { url: string; certPem: string }) {
  return {
    SingleLogoutService: url,
    'validate.logout': true,
    certData: certPem.replaceAll(/-----[^-]+-----|\s/g, ''),
  }
}

function accounts(users: SimpleSamlPhpUser[]) {
  return Object.fromEntries(
    users.map(({ username, password, email, firstName, lastName }) => [
      `${username}:${password}`,
      { email: [email], firstName: [firstName], lastName: [lastName] },
    ]),
  )
}

/**
 * Writes the settings as JSON, which PHP reads, so that only the JSON itself must be quoted for
 * PHP.
 */
async function writeConfig(folder: string, files: Record<string, object>) {
  for (const name of ['metadata', 'sessions', 'tmp']) await mkdir(join(folder, name))
  for (const [file, content] of Object.entries(files)) {
    const json = JSON.stringify(content).replaceAll('\\', '\\\\').replaceAll("'", "\\'")
    const name = file.startsWith('metadata/') ? 'metadata' : 'config'
    const list =
      name === 'metadata'
        ? 'foreach ($all as $id => $one) { $metadata[$id] = $one; }'
        : '$config = $all;'
    await writeFile(join(folder, file), `<?php\n$all = json_decode('${json}', true);\n${list}\n`)
  }
}

async function waitUntilReady(php: ChildProcess, metadataUrl: string) {
  let complaints = ''
  php.stderr?.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${chunk.toString()}`.slice(-2_000)
  })
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline && php.exitCode === null) {
    if (await answers(metadataUrl)) return
    await setTimeout(50)
  }
  throw new Error(`SimpleSAMLphp did not start:\n${complaints}`)
}

async function answers(url: string) {
  try {
    return (await fetch(url)).ok
  } catch {
    // The server does not listen yet.
    return false
  }
}

async function stop(php: ChildProcess) {
  if (php.exitCode !== null || php.signalCode !== null) return
  const ended = new Promise((resolve) => php.once('exit', resolve))
  php.kill()
  await ended
}
