import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

// Adds to package-lock.json the optional packages of other platforms that npm left out because the
// registry it asked did not have them: `npm ci` refuses a lock file without them, everywhere. They
// are told apart by their names, which follow one pattern (os-cpu-abi); none is installed here.

type Locked = {
  version: string
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
}
type LockFile = { packages: Record<string, Locked> }

const PLATFORM =
  /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(\w+))?$/

const file = path.resolve(import.meta.dirname, '../package-lock.json')
// npm's own format, version 3.
const lock = JSON.parse(await readFile(file, 'utf8')) as LockFile

let added = 0
for (const [place, locked] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
    const [, os, cpu, abi] = PLATFORM.exec(name) ?? []
    const isThere =
      `node_modules/${name}` in lock.packages || `${place}/node_modules/${name}` in lock.packages
    if (isThere || os === undefined || cpu === undefined) continue
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(locked.dev && { dev: true }),
      ...(abi?.startsWith('musl') && { libc: ['musl'] }),
      ...(abi?.startsWith('gnu') && { libc: ['glibc'] }),
      optional: true,
      os: [os],
    }
    added += 1
  }
}

if (added > 0) {
  const { '': root, ...others } = lock.packages
  const sorted = Object.entries(others).toSorted(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = { ...(root && { '': root }), ...Object.fromEntries(sorted) }
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(`${added} packages of other platforms added to package-lock.json`)
