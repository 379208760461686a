import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asViewer } from '#server/platform/db/as-role.ts'
import { aViewer } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { mayChangeTicket, seesTicket } from './audience.ts'

const ACME = '0199aaaa-0000-7000-8000-000000000001'
const GLOBEX = '0199aaaa-0000-7000-8000-000000000002'
const ANN = '0199aaaa-0000-7000-8000-00000000000a'
const BOB = '0199aaaa-0000-7000-8000-00000000000b'

const SCOPES = [ACME, GLOBEX].flatMap((customerId) =>
  [ANN, BOB].map((requesterId) => ({ customerId, requesterId })),
)
const VIEWERS = SCOPES.map(({ customerId, requesterId }) => ({ customerId, userId: requesterId }))

test('a ticket is visible for a person of a customer only when they raised it', () => {
  const ann = { customerId: ACME, userId: ANN }
  expect(seesTicket(ann, { customerId: ACME, requesterId: ANN })).toBe(true)
  expect(seesTicket(ann, { customerId: ACME, requesterId: BOB })).toBe(false)
  expect(seesTicket(ann, { customerId: GLOBEX, requesterId: ANN })).toBe(false)
})

test('a ticket may be changed by an agent of any customer, and by others when they see it', () => {
  const viewer = aViewer({ customerId: ACME, userId: ANN })
  const [own, foreign] = [
    { customerId: ACME, requesterId: ANN },
    { customerId: GLOBEX, requesterId: BOB },
  ]
  const may = (byAgent: boolean) =>
    [own, foreign].map((ticket) => mayChangeTicket({ viewer, byAgent }, ticket))
  expect(may(false)).toEqual([true, false])
  expect(may(true)).toEqual([true, true])
})

test('viewer_sees_ticket answers the same as seesTicket', async () => {
  const { deps } = await buildTestApp()
  for (const viewer of VIEWERS) {
    const answers = await asViewer(deps.db, viewer, (tx) =>
      Promise.all(
        SCOPES.map(async ({ customerId, requesterId }) => {
          const { rows } = await sql<{ sees: boolean }>`
            select viewer_sees_ticket(${customerId}, ${requesterId}) as sees`.execute(tx)
          return rows[0]?.sees
        }),
      ),
    )
    expect(answers).toEqual(SCOPES.map((scope) => seesTicket(viewer, scope)))
  }
})
