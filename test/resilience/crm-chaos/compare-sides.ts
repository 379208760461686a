import type { DemoHubSpot } from '#demo/hubspot/server.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { inParallel } from '../ticket-load.ts'
import { remoteOf } from './crm-agents-at-work.ts'
import { type CrmSide, readCrmSide } from './crm-side.ts'
import { type ChaosTicket, type Ledger, rootOf } from './ledger.ts'
import { type PortalTicket, readAtPortal, readLinks } from './portal-side.ts'
import type { Beside } from './set-up.ts'

const AT_ONCE = 4
const LAST_ACTS = 12

const STATUS_OF_STAGE: Record<string, string> = { 1: 'Open', 2: 'Pending', 3: 'Open', 4: 'Closed' }
const PRIORITY_OF: Record<string, string> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  URGENT: 'High',
}

type Sides = { beside: Beside; hubSpot: DemoHubSpot; ledger: Ledger; origin: string }

/** Returns in words what the two sides, and the ledger of what was done, do not agree on. */
export async function compareSides({ beside, hubSpot, ledger, origin }: Sides) {
  const { account } = hubSpot
  const links = await readLinks(beside)
  const problems: string[] = []
  const totals = { tickets: 0, comments: 0, files: 0, kept: 0, merged: 0, byMailAlone: 0 }
  const read = new Map<ChaosTicket, { portal: PortalTicket; crm: NonNullable<CrmSide> }>()
  await inParallel(ledger.tickets, AT_ONCE, async (ticket) => {
    const remote = remoteOf(hubSpot, rootOf(ticket))
    const id = ticket.id ?? links.get(remote?.id ?? '')
    const crm = remote && id !== undefined && readCrmSide(account, { remoteId: remote.id, id })
    if (!crm || id === undefined) {
      problems.push(told(ticket, [crm ? 'is not at the portal' : 'is not in the CRM']))
      return
    }
    read.set(ticket, { portal: await readAtPortal(ticket, id, origin), crm })
    if (!ticket.mergedInto && links.get(remote.id) !== id)
      problems.push(told(ticket, [`is linked with ${links.get(remote.id)}`]))
  })
  const people = tokenPeople(ledger)
  for (const [root, group] of Map.groupBy(read.keys(), rootOf)) {
    const sides = group.flatMap((ticket) => {
      const found = read.get(ticket)
      return found ? { ticket, ...found } : []
    })
    for (const { ticket, portal, crm } of sides) {
      const { found, byMailAlone } = compareSaid(ticket, sides)
      found.push(
        ...(ticket === root ? compareStates(portal, crm) : stateOfMerged(portal)),
        ...compareSent(ticket, sides),
        ...findLeaks(ticket, portal, people),
      )
      if (found.length > 0) problems.push(told(ticket, found, { portal, crm }))
      totals.tickets += 1
      totals.merged += ticket === root ? 0 : 1
      totals.byMailAlone += byMailAlone
      totals.comments += portal.comments.filter(({ isSystem }) => !isSystem).length
      totals.files += [portal, ...portal.comments].flatMap(({ hashes }) => hashes).length
      totals.kept += ticket.said.filter(({ isForRequester }) => !isForRequester).length
    }
    problems.push(...strangeNotes(sides))
  }
  const live = account.tables.tickets.inOrder.filter(({ archivedAt }) => archivedAt === null)
  const own = ledger.tickets.length
  const left = own - ledger.tickets.filter(({ mergedInto }) => mergedInto).length
  if (live.length !== left) problems.push(`${live.length} tickets in the CRM of ${left}`)
  const atPortal = await asWorker(beside.db, (tx) =>
    tx.selectFrom('tickets').select('id').execute(),
  )
  if (atPortal.length !== own) problems.push(`${atPortal.length} tickets at the portal of ${own}`)
  return { problems, totals }
}

type Side = { ticket: ChaosTicket; portal: PortalTicket; crm: NonNullable<CrmSide> }

function stateOfMerged({ status }: PortalTicket): string[] {
  return status === 'Closed' ? [] : [`was merged and is ${status} at the portal`]
}

/** Maps each token to its person: only that person may ever be sent it. */
function tokenPeople({ tickets }: Ledger): Map<string, string> {
  return new Map(
    tickets.flatMap(({ token, said, person }) =>
      [token, ...said.map((one) => one.token)].map((one) => [one, person.id] as const),
    ),
  )
}

function findLeaks(
  { person }: ChaosTicket,
  { text }: PortalTicket,
  people: Map<string, string>,
): string[] {
  const tokens = [...text.matchAll(/tok-\d+-kot/g)].map(([token]) => token)
  const others = new Set(tokens.filter((token) => people.get(token) !== person.id))
  return [...others].map((token) => `shows ${token}, which is another person's`)
}

/** Notes with a reference of ours that are of none of the tickets that were merged. */
function strangeNotes(sides: Side[]): string[] {
  const ids = new Set(
    sides.flatMap(({ portal }) => [portal.id, ...portal.comments.map(({ id }) => id)]),
  )
  const [first] = sides
  const strange = first?.crm.notes.filter(({ ref }) => !ids.has(ref)) ?? []
  return strange.map(({ ref }) => `${first?.ticket.token} has the note ${ref} in the CRM`)
}

function compareStates(portal: PortalTicket, { properties }: NonNullable<CrmSide>): string[] {
  const { hs_pipeline_stage: stage, hs_ticket_priority: priority, subject } = properties
  const problems: string[] = []
  if (STATUS_OF_STAGE[stage ?? ''] !== portal.status) {
    problems.push(`is ${portal.status} at the portal and in stage ${stage} in the CRM`)
  }
  if (priority && PRIORITY_OF[priority] !== portal.priority) {
    problems.push(`has priority ${portal.priority} at the portal and ${priority} in the CRM`)
  }
  // The portal names the organization in the subject.
  if (!portal.subject.startsWith(/Ticket tok-\d+-kot/.exec(subject ?? '')?.[0] ?? '-')) {
    problems.push(`has the subject "${portal.subject}" at the portal and "${subject}" in the CRM`)
  }
  if (portal.status === 'Closed' && portal.resolutionCode !== properties.hs_resolution) {
    problems.push(`was closed as ${portal.resolutionCode}, in the CRM ${properties.hs_resolution}`)
  }
  return problems
}

/**
 * Everything that was said is at the portal once, with its files, in order, and nothing of the team's own.
 * What was written in the CRM at a ticket that was then merged may be read with the one into which it was, if
 * that is the same person's; otherwise its person may have it by mail alone.
 */
function compareSaid({ said, mergedInto, ...ticket }: ChaosTicket, sides: Side[]) {
  const found: string[] = []
  let byMailAlone = 0
  const portal = sides.find((side) => side.ticket.token === ticket.token)?.portal
  const same = sides.filter((side) => side.ticket.person.id === ticket.person.id)
  if (!portal) return { found, byMailAlone }
  const comments = portal.comments.filter(({ isSystem }) => !isSystem)
  for (const { token, by, isForRequester, hashes } of said) {
    const mayMove = mergedInto !== undefined && isFromCrm(by)
    const places = mayMove ? same.flatMap((side) => side.portal.comments) : comments
    const at = places.filter(({ content }) => content.includes(token))
    if (at.length === 0 && mayMove && isForRequester && same.length < sides.length) {
      byMailAlone += 1
    } else if (at.length !== (isForRequester ? 1 : 0)) {
      found.push(`${token} is ${at.length} times at the portal`)
    } else if (!isForRequester && same.some((side) => side.portal.text.includes(token))) {
      found.push(`${token} is in what the requester is sent`)
    } else if (isForRequester && !isSame(at[0]?.hashes ?? [], hashes)) {
      found.push(`the files of ${token} differ at the portal: ${at[0]?.hashes.join(' ')}`)
    }
  }
  if (!isSame(portal.hashes, ticket.hashes)) found.push('its own files differ at the portal')
  const known = new Set(
    [...said, ...same.flatMap((side) => side.ticket.said.filter(({ by }) => isFromCrm(by)))].map(
      ({ token }) => token,
    ),
  )
  for (const { content } of comments) {
    const token = tokenOf(content)
    if (!known.has(token)) found.push(`"${content}" was never said`)
  }
  // Each of those that write from one place, because two places have two clocks.
  for (const isInCrm of [true, false]) {
    const all = comments.map(({ content }) => tokenOf(content))
    const wanted = said
      .filter((one) => one.isForRequester && isFromCrm(one.by) === isInCrm)
      .map(({ token }) => token)
      .filter((one) => !mergedInto || all.includes(one))
    const shown = all.filter((one) => wanted.includes(one))
    if (!isSame(shown, wanted)) found.push(`are in another order at the portal: ${shown.join(' ')}`)
  }
  return { found, byMailAlone }
}

/** Everything that was said at the portal is in the CRM once, in the order of the portal, with its files. */
function compareSent(ticket: ChaosTicket, sides: Side[]): string[] {
  const side = sides.find((one) => one.ticket === ticket)
  if (!side) return []
  const { portal, crm } = side
  const all = sides.flatMap((one) => one.ticket.said)
  const fromCrm = new Set(all.filter(({ by }) => isFromCrm(by)).map(({ token }) => token))
  const own = portal.comments.filter(
    ({ isSystem, content }) => !isSystem && !fromCrm.has(tokenOf(content)),
  )
  const ofTicket = portal.hashes.length > 0 ? [{ id: portal.id, hashes: portal.hashes }] : []
  const wanted = [...ofTicket, ...own].map(({ id, hashes }) => `${id} ${hashes.join(' ')}`)
  const ids = new Set([portal.id, ...portal.comments.map(({ id }) => id)])
  const notes = crm.notes.filter(({ ref }) => ids.has(ref))
  const { uploaded } = crm
  const sent = notes.map(({ ref, hashes }) => `${ref} ${hashes.join(' ')}`)
  const problems = isSame(sent, wanted)
    ? []
    : [
        `its notes in the CRM are\n    ${sent.join('\n    ')}\n  instead of\n    ${wanted.join('\n    ')}`,
      ]
  for (const { id, content } of own) {
    const note = notes.find(({ ref }) => ref === id)
    if (note && !note.body.includes(tokenOf(content)))
      problems.push(`${id} has another text in the CRM`)
  }
  const files = [...ofTicket, ...own].flatMap(({ hashes }) => hashes)
  if (!isSame(uploaded.toSorted(), files.toSorted())) {
    problems.push(
      `${uploaded.length} files of it are in the CRM's folder instead of ${files.length}`,
    )
  }
  return problems
}

function told(
  ticket: ChaosTicket,
  found: string[],
  sides?: { portal: PortalTicket; crm: NonNullable<CrmSide> },
): string {
  const { token, id, remoteId } = ticket
  return [
    `${token} (${id ?? 'from the CRM'}, ${remoteId ?? 'from the portal'})`,
    ...found.map((one) => `- ${one}`),
    ...(sides
      ? [
          `  portal: ${sides.portal.status}, ${sides.portal.comments.map(({ content }) => content).join(' | ')}`,
          `  CRM: stage ${sides.crm.properties.hs_pipeline_stage}, ${sides.crm.notes.map(({ body }) => tokenOf(body)).join(' | ')}`,
        ]
      : []),
    ...ticket.acts.slice(-LAST_ACTS).map((act) => `  ${act}`),
  ].join('\n')
}

function isFromCrm(by: string): boolean {
  return by === 'CRM agent' || by === 'requester by mail'
}

function tokenOf(text: string): string {
  return /tok-\d+-kot/.exec(text)?.[0] ?? text
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index])
}
