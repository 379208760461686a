import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

import { freePort } from '#test/free-port.ts'
import type { S3Server } from './s3-server.ts'

// Runs a real S3 server that shares no code with Portico: Ceph's object gateway, with its store in
// memory. It is installed as Debian packages it:
// `apt-get install --no-install-recommends radosgw ceph-mon ceph-osd`.

const START_LIMIT_MS = 60_000

const run = promisify(execFile)

/** Starts Ceph. Returns the reason when it is missing or does not start. */
export async function startCeph(): Promise<S3Server | { missing: string }> {
  if (!(await isInstalled())) {
    return { missing: 'radosgw, ceph-mon and ceph-osd are not installed' }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-ceph-'))
  const daemons: ChildProcess[] = []
  const conf = path.join(folder, 'ceph.conf')
  const keyring = path.join(folder, 'keyring')
  const monmap = path.join(folder, 'monmap')
  const [fsid, osdId] = [randomUUID(), randomUUID()]
  const monitor = `[v1:127.0.0.1:${await freePort()}]`
  const port = await freePort()
  const [accessKeyId, secretAccessKey] = ['AKIDCEPH', 'secret-of-ceph']

  function begin(program: string, args: string[]): ChildProcess {
    const daemon = spawn(program, ['-c', conf, ...args, '-f'], { stdio: 'ignore' })
    daemons.push(daemon)
    return daemon
  }
  function ask(program: string, args: string[]) {
    return run(program, args, { timeout: START_LIMIT_MS })
  }
  async function stop() {
    for (const daemon of daemons.toReversed()) {
      if (daemon.exitCode !== null || daemon.signalCode !== null) continue
      const ended = once(daemon, 'exit')
      daemon.kill('SIGKILL')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }

  try {
    for (const name of ['mon', 'osd', 'rgw']) await mkdir(path.join(folder, name))
    await writeFile(conf, settings(folder, { fsid, monitor, port }))
    const key = ['--gen-key', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *']
    await ask('ceph-authtool', ['--create-keyring', keyring, '-n', 'mon.', ...key])
    await ask('ceph-authtool', [keyring, '-n', 'client.admin', ...key])
    await ask('monmaptool', ['--create', '--addv', 'a', monitor, '--fsid', fsid, monmap])
    const mon = ['-c', conf, '-i', 'a', '--mkfs', '--monmap', monmap, '--keyring', keyring]
    await ask('ceph-mon', mon)
    begin('ceph-mon', ['-i', 'a'])
    await ask('ceph', ['-c', conf, '--connect-timeout', '30', 'osd', 'new', osdId])
    await ask('ceph-osd', ['-c', conf, '-i', '0', '--mkfs', '--osd-uuid', osdId])
    begin('ceph-osd', ['-i', '0'])
    const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey]
    const user = ['user', 'create', '--uid=portico', '--display-name=Portico', ...keys]
    await ask('radosgw-admin', ['-c', conf, ...user])
    const gateway = begin('radosgw', ['-n', 'client.admin'])
    const endpoint = `http://127.0.0.1:${port}`
    await waitUntilReady(gateway, endpoint)
    return {
      access: { endpoint, region: 'default', accessKeyId, secretAccessKey },
      freeze: () => void gateway.kill('SIGSTOP'),
      thaw: () => void gateway.kill('SIGCONT'),
      stop,
    }
  } catch (error) {
    await stop()
    // A Ceph that does not start says nothing about the store.
    return { missing: `Ceph does not start here: ${String(error)}` }
  }
}

async function isInstalled(): Promise<boolean> {
  try {
    for (const program of ['ceph-mon', 'ceph-osd', 'radosgw']) await run(program, ['--version'])
    return true
  } catch {
    // Most machines do not have Ceph.
    return false
  }
}

/**
 * Configures one daemon of each kind, only the monitor's data on disk, and no authentication
 * between them.
 */
function settings(folder: string, at: { fsid: string; monitor: string; port: number }): string {
  return `[global]
fsid = ${at.fsid}
mon host = ${at.monitor}
public addr = 127.0.0.1
run dir = ${folder}
log file = ${folder}/$name.log
admin socket =
keyring = ${folder}/keyring
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 4294967296
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${at.port}
`
}

async function waitUntilReady(gateway: ChildProcess, url: string) {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline && gateway.exitCode === null) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // The server does not listen yet.
    }
    await setTimeout(100)
  }
  throw new Error(`Ceph's gateway did not start`)
}
