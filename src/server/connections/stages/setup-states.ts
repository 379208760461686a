import { markLinkHolder } from '#shared/connections/link-holder.ts'
import type { CustomerSetup } from '#shared/customers/contract.ts'
import type { SetupState } from '#shared/customers/values.ts'
import type { Attention } from '#shared/setup/contract.ts'

import { listWorkingLinks } from '#server/access/setup-links/queries.ts'
import { watchedSince } from '#server/access/watched-sign-in/watched-change.ts'
import type { Tx } from '#server/platform/db/client.ts'
import {
  listCodeCustomers,
  listFailedTests,
  listOpenDoors,
  listPreparations,
  listStopped,
  listSubmitted,
} from './queries.ts'

type Step = { state: SetupState; at: Date; by: string }
type Facts = {
  isEnabled: boolean
  lastSignInAt: Date | null
  isPilot: boolean
  /** From the first to the last, where two have the same time. */
  steps: Step[]
}

const NO_STEP = { at: null, by: null }

/** Says what is missing until people can sign in; null when they do. The latest step counts. */
export function describeSetup({ isEnabled, lastSignInAt, isPilot, steps }: Facts): CustomerSetup {
  if (isEnabled) return lastSignInAt === null ? { state: 'no_sign_in', ...NO_STEP } : null
  const last = isPilot
    ? steps.find(({ state }) => state === 'pilot')
    : steps.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1)
  return last ? { ...last, at: last.at.toISOString() } : { state: 'not_set_up', ...NO_STEP }
}

const TEST_STATES = { waiting: 'testing', passed: 'test_passed', failed: 'test_failed' } as const

type Asked = { id: string; enabled: boolean | null; lastSignInAt: Date | null }

/** Reads how far the sign-in of these customers is, by their ids. */
export async function readSetups(
  tx: Tx,
  customers: Asked[],
  now: Date,
): Promise<Map<string, CustomerSetup>> {
  const ids = customers.map(({ id }) => id)
  const preparations = await listPreparations(tx, ids)
  const links = await listWorkingLinks(tx, ids, now)
  const byCode = await listCodeCustomers(tx, ids)
  const doors = await listOpenDoors(tx, now)
  return new Map(
    customers.map(({ id, enabled, lastSignInAt }) => {
      const door = doors.find((open) => open.id === id)
      if (door) {
        const { openedAt, openedBy: by } = door
        return [id, { state: 'emergency', at: openedAt.toISOString(), by }] as const
      }
      const prepared = preparations.find(({ customerId }) => customerId === id)
      const link = links.find(({ customerId }) => customerId === id)
      const steps: Step[] = []
      if (link) {
        const state = link.isMailed ? 'link_sent' : 'link_created'
        steps.push({ state, at: link.createdAt, by: link.madeBy })
      }
      if (prepared?.draft) {
        const { stage, at, by } = prepared.draft
        steps.push({ state: stage, at: new Date(at), by })
      }
      if (prepared?.test) {
        const { state, at, by } = prepared.test
        steps.push({ state: TEST_STATES[state], at: new Date(at), by })
      }
      if (link?.readyAt)
        steps.push({ state: 'link_ready', at: link.readyAt, by: markLinkHolder(link.name) })
      if (prepared?.off) {
        const { at, by } = prepared.off
        steps.push({ state: 'off', at: new Date(at), by })
      }
      const isEnabled = enabled === true || byCode.includes(id)
      const isPilot = prepared?.draft?.stage === 'pilot'
      return [id, describeSetup({ isEnabled, lastSignInAt, isPilot, steps })] as const
    }),
  )
}

/**
 * Lists the connections whose change has stopped sign-ins, those that were submitted for review, those whose
 * settings failed their test, and open emergency doors.
 */
export async function listTroubledConnections(tx: Tx, now: Date): Promise<Attention[]> {
  const stopped = await listStopped(tx, watchedSince({ now: () => now }))
  const submitted = await listSubmitted(tx)
  const failed = await listFailedTests(tx)
  const doors = await listOpenDoors(tx, now)
  return [
    ...stopped.map(({ id, name, stopped: count }) => ({
      kind: 'sign_in_stopped' as const,
      subjectId: id,
      name,
      count,
      at: null,
      detail: null,
    })),
    ...submitted.map(({ id, name, readyAt }) => ({
      kind: 'setup_ready' as const,
      subjectId: id,
      name,
      count: null,
      at: readyAt.toISOString(),
      detail: null,
    })),
    ...failed.map(({ id, name, failedAt }) => ({
      kind: 'test_failed' as const,
      subjectId: id,
      name,
      count: null,
      at: failedAt.toISOString(),
      detail: null,
    })),
    ...doors.map(({ id, name, closesAt }) => ({
      kind: 'emergency_access' as const,
      subjectId: id,
      name,
      count: null,
      at: closesAt.toISOString(),
      detail: null,
    })),
  ]
}
