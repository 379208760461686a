import { Resolver } from 'node:dns/promises'

import { factsOf } from '#server/platform/error-facts.ts'

const TIMEOUT_MS = 3_000
const TRIES = 2
/** Further servers of a machine are there for when these are away. */
const MAX_SERVERS = 3
/** Errors of a name server for a missing name or one without a text. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA'])

/** The texts at a name; undefined where no server has answered. */
type TxtAnswer = string[] | undefined

type Options = {
  /** Addresses, each with its port where that is not 53. Those of the machine unless given. */
  servers?: string[]
  timeoutMs?: number
}

/**
 * Reads the TXT records of a name, in ASCII. Each name server is asked for itself, because one may still
 * have an older answer: what any of them has counts. A text that is sent in chunks is put together.
 */
export async function readTxtRecords(
  name: string,
  { servers = new Resolver().getServers(), timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<TxtAnswer> {
  const asked = servers.slice(0, MAX_SERVERS)
  const answers = await Promise.all(asked.map((server) => ask(server, name, timeoutMs)))
  const known = answers.filter((answer) => answer !== undefined)
  return known.length === 0 ? undefined : [...new Set(known.flat())]
}

async function ask(server: string, name: string, timeout: number): Promise<TxtAnswer> {
  const resolver = new Resolver({ timeout, tries: TRIES })
  resolver.setServers([server])
  try {
    const records = await resolver.resolveTxt(name)
    return records.map((chunks) => chunks.join(''))
  } catch (error) {
    const { code = '' } = error instanceof Error ? factsOf(error) : {}
    // Anything else is no answer: refused, broken, or too late.
    return NOTHING_THERE.has(code) ? [] : undefined
  }
}
