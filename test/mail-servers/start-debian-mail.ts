import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { freePort } from '#test/free-port.ts'

// Runs mail servers that share no code with Portico: Dovecot, which holds the mailbox and takes mail, and behind
// it Postfix's smtp-sink. They are installed as Debian packages them:
// `apt-get install --no-install-recommends dovecot-imapd dovecot-submissiond postfix`.

const DOVECOT = '/usr/sbin/dovecot'
const SUBMISSION = '/usr/lib/dovecot/submission'
const SINK = '/usr/sbin/smtp-sink'
const START_LIMIT_MS = 20_000
/** They are never root: some of Dovecot refuses to be. */
const SERVANT = userInfo().uid === 0 ? { username: 'nobody', uid: 65_534, gid: 65_534 } : userInfo()

export type DebianMail = Awaited<ReturnType<typeof begin>>

/** Starts both on this machine alone. Returns the reason when something is missing. */
export async function startDebianMail(): Promise<DebianMail | { missing: string }> {
  const missing = [DOVECOT, SUBMISSION, SINK].filter((program) => !existsSync(program))
  if (missing.length > 0) return { missing: `${missing.join(', ')} not installed` }
  return begin()
}

async function begin() {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-mail-'))
  const [mail, taken] = [path.join(folder, 'mail'), path.join(folder, 'taken')]
  const ports = { imap: await freePort(), smtp: await freePort(), sink: await freePort() }
  const config = path.join(folder, 'dovecot.conf')
  await mkdir(taken)
  await makeMaildir(mail, { uidValidity: 1 })
  await writeFile(config, settings(folder, ports))
  await give(folder)
  const as = { uid: SERVANT.uid, gid: SERVANT.gid }
  const sink = spawn(SINK, ['-d', `${taken}/m.`, `127.0.0.1:${ports.sink}`, '10'], as)
  const dovecot = spawn(DOVECOT, ['-F', '-c', config], as)
  async function stop() {
    for (const daemon of [dovecot, sink]) await end(daemon)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    for (const port of Object.values(ports)) await waitUntilOpen(port)
  } catch (error) {
    const log = await readFile(path.join(folder, 'log'), 'utf8').catch(() => '')
    await stop()
    throw new Error(`Dovecot or smtp-sink did not start:\n${log}`, { cause: error })
  }

  let delivered = 0
  return {
    imapPort: ports.imap,
    smtpPort: ports.smtp,
    stop,
    /** Delivers a mail, as a delivery agent does: a file that is moved in whole. */
    async deliver(raw: string) {
      delivered += 1
      const name = `${Date.now()}.${delivered}.portico`
      await writeFile(path.join(mail, 'tmp', name), raw)
      await rename(path.join(mail, 'tmp', name), path.join(mail, 'new', name))
    },
    /** Recreates the mailbox, with nothing in it and other ids. */
    async beginAnew() {
      await rm(mail, { recursive: true })
      await makeMaildir(mail, { uidValidity: 2 })
    },
    /** The mails that were sent. */
    async listTaken() {
      const names = await readdir(taken)
      return Promise.all(names.map((name) => readFile(path.join(taken, name), 'utf8')))
    },
  }
}

/** Dovecot would take the second in which it finds the folder, which may be that of the one before. */
async function makeMaildir(folder: string, { uidValidity }: { uidValidity: number }) {
  for (const name of ['tmp', 'new', 'cur'])
    await mkdir(path.join(folder, name), { recursive: true })
  await writeFile(path.join(folder, 'dovecot-uidlist'), `3 V${uidValidity} N1\n`)
  await give(folder)
}

/** Lets the servers write there. */
async function give(folder: string) {
  if (SERVANT.uid === userInfo().uid) return
  for (const name of ['', ...(await readdir(folder, { recursive: true }))])
    await chown(path.join(folder, name), SERVANT.uid, SERVANT.gid)
}

function settings(folder: string, ports: { imap: number; smtp: number; sink: number }): string {
  const { username, uid, gid } = SERVANT
  const group = execFileSync('id', ['-gn', username], { encoding: 'utf8' }).trim()
  const alone = 'chroot =\n'
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
listen = 127.0.0.1
protocols = imap submission
ssl = no
disable_plaintext_auth = no
default_internal_user = ${username}
default_internal_group = ${group}
default_login_user = ${username}
first_valid_uid = 0
mail_location = maildir:${folder}/mail
submission_relay_host = 127.0.0.1
submission_relay_port = ${ports.sink}
submission_relay_trusted = yes
passdb {
  driver = static
  args = password=right
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home
}
service anvil {
  ${alone}}
service imap-login {
  ${alone}
  inet_listener imap {
    port = ${ports.imap}
  }
  inet_listener imaps {
    port = 0
  }
}
service submission-login {
  ${alone}
  inet_listener submission {
    port = ${ports.smtp}
  }
}
`
}

async function waitUntilOpen(port: number) {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (await isOpen(port)) return
    await setTimeout(20)
  }
  throw new Error(`nothing listens on ${port}`)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function end(daemon: ChildProcess) {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return
  const ended = new Promise((resolve) => daemon.once('exit', resolve))
  daemon.kill()
  await ended
}
