import type { DemoHubSpot } from '#demo/hubspot/server.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { inParallel } from '../ticket-load.ts'
import { remoteOf } from './crm-agents-at-work.ts'
import { type CrmSide, readCrmSide } from './crm-side.ts'
import type { ChaosTicket, Ledger } from './ledger.ts'
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
  const totals = { tickets: 0, comments: 0, files: 0, kept: 0 }
  await inParallel(ledger.tickets, AT_ONCE, async (ticket) => {
    const remote = remoteOf(hubSpot, ticket)
    const id = ticket.id ?? links.get(remote?.id ?? '')
    const crm = remote && readCrmSide(account, remote.id)
    if (!crm || id === undefined) {
      problems.push(told(ticket, [crm ? 'is not at the portal' : 'is not in the CRM']))
      return
    }
    const portal = await readAtPortal(ticket, id, origin)
    const found = [
      ...compareStates(portal, crm),
      ...compareSaid(ticket, portal),
      ...compareSent(ticket, portal, crm),
    ]
    if (links.get(remote.id) !== id) found.push(`is linked with ${links.get(remote.id)}`)
    if (found.length > 0) problems.push(told(ticket, found, { portal, crm }))
    totals.tickets += 1
    totals.comments += portal.comments.filter(({ isSystem }) => !isSystem).length
    totals.files += [portal, ...portal.comments].flatMap(({ hashes }) => hashes).length
    totals.kept += ticket.said.filter(({ isForRequester }) => !isForRequester).length
  })
  const count = (type: 'tickets' | 'notes') => account.tables[type].inOrder.length
  const own = ledger.tickets.length
  if (count('tickets') !== own) problems.push(`${count('tickets')} tickets in the CRM of ${own}`)
  const atPortal = await asWorker(beside.db, (tx) =>
    tx.selectFrom('tickets').select('id').execute(),
  )
  if (atPortal.length !== own) problems.push(`${atPortal.length} tickets at the portal of ${own}`)
  return { problems, totals }
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

/** Everything that was said is at the portal once, with its files, in order, and nothing of the team's own. */
function compareSaid(ticket: ChaosTicket, portal: PortalTicket): string[] {
  const problems: string[] = []
  const comments = portal.comments.filter(({ isSystem }) => !isSystem)
  for (const { token, isForRequester, hashes } of ticket.said) {
    const found = comments.filter(({ content }) => content.includes(token))
    if (found.length !== (isForRequester ? 1 : 0)) {
      problems.push(`${token} is ${found.length} times at the portal`)
    } else if (!isForRequester && portal.text.includes(token)) {
      problems.push(`${token} is in what the requester is sent`)
    } else if (isForRequester && !isSame(found[0]?.hashes ?? [], hashes)) {
      problems.push(`the files of ${token} differ at the portal: ${found[0]?.hashes.join(' ')}`)
    }
  }
  if (!isSame(portal.hashes, ticket.hashes)) problems.push('its own files differ at the portal')
  const known = new Set(ticket.said.map(({ token }) => token))
  for (const { content } of comments) {
    const token = tokenOf(content)
    if (!known.has(token)) problems.push(`"${content}" was never said`)
  }
  // Each of those that write from one place, because two places have two clocks.
  for (const isInCrm of [true, false]) {
    const said = ticket.said.filter((one) => one.isForRequester && isFromCrm(one.by) === isInCrm)
    const wanted = said.map(({ token }) => token)
    const shown = comments
      .map(({ content }) => tokenOf(content))
      .filter((one) => wanted.includes(one))
    if (!isSame(shown, wanted))
      problems.push(`are in another order at the portal: ${shown.join(' ')}`)
  }
  return problems
}

/** Everything that was said at the portal is in the CRM once, in the order of the portal, with its files. */
function compareSent(
  ticket: ChaosTicket,
  portal: PortalTicket,
  { notes, uploaded }: NonNullable<CrmSide>,
): string[] {
  const fromCrm = new Set(ticket.said.filter(({ by }) => isFromCrm(by)).map(({ token }) => token))
  const own = portal.comments.filter(
    ({ isSystem, content }) => !isSystem && !fromCrm.has(tokenOf(content)),
  )
  const ofTicket = portal.hashes.length > 0 ? [{ id: portal.id, hashes: portal.hashes }] : []
  const wanted = [...ofTicket, ...own].map(({ id, hashes }) => `${id} ${hashes.join(' ')}`)
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
