import { textKey } from '#shared/words/catalogue.ts'

import { SYSTEM } from '#server/access/audit/actor.ts'
import { listActiveAddresses } from '#server/access/users/people-queries.ts'
import { mailAdministrators, mailEach } from '#server/notifications/mail-administrators.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { readInstallationName } from '#server/platform/db/queries.ts'
import type { Deps } from '#server/deps.ts'
import { type Attempt, job, type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { momentIn } from '#server/platform/mail-transport/write-mail.ts'
import { notifyAdministrators } from '#server/tickets/desk/notices/notify.ts'
import { closeEndedDoor, type DoorNews, TELL_OF_DOOR } from './emergency-door.ts'
import {
  findDoorCustomer,
  findNewestDoor,
  listCustomersOfEndedDoors,
  lockDoorCustomer,
} from './queries.ts'

type JobDeps = Pick<Deps, 'db' | 'now' | 'config'>

const PEOPLE_AT_ONCE = 200

export function emergencyDoorJobs(deps: JobDeps): Job[] {
  return [
    job(TELL_OF_DOOR, (news, attempt) => tellOfDoor(deps, news, attempt)),
    scheduledJob(
      { name: 'emergency-doors', title: textKey('jobs.emergencyDoors'), schedule: '* * * * *' },
      () => closeEndedDoors(deps),
    ),
  ]
}

/** Audits and tells that doors have closed, which their instants have done already. */
async function closeEndedDoors({ db, now }: JobDeps): Promise<void> {
  const due = await asStaff(db, (tx) => listCustomersOfEndedDoors(tx, now()))
  for (const customerId of due) {
    await asStaff(db, async (tx) => {
      // Lock the customer first, as opening and closing by hand do, so that the two cannot deadlock.
      const customer = await lockDoorCustomer(tx, customerId)
      if (customer) await closeEndedDoor(tx, { customer, by: SYSTEM, at: now() })
    })
  }
}

/** Tells administrators first, and then the customer's people, some at a time. */
function tellOfDoor(deps: JobDeps, news: DoorNews, attempt: Attempt): Promise<void> {
  const { customerId, change, after } = news
  return asWorker(deps.db, async (tx) => {
    await attempt.finish(tx)
    const customer = await findDoorCustomer(tx, customerId)
    if (!customer) return
    const hasChanged = change === 'opened' && !(await isAsTold(tx, news))
    // It was closed or moved meanwhile, which has news of its own.
    if (hasChanged) return
    if (after === null) await tellAdministrators(deps, tx, customer, news)
    const page = { after, limit: PEOPLE_AT_ONCE }
    const people = await listActiveAddresses(tx, customerId, page)
    const readers = people.filter(({ isPortalManager }) => change === 'opened' || isPortalManager)
    await tellPeople(deps, tx, customer, { news, readers })
    const last = people.length === PEOPLE_AT_ONCE ? people.at(-1) : undefined
    if (!last) return
    const rest = { ...news, after: last.id }
    await addToOutbox(tx, TELL_OF_DOOR, rest, { customerId, key: customerId })
  })
}

async function isAsTold(tx: Tx, { customerId, closesAt }: DoorNews): Promise<boolean> {
  const door = await findNewestDoor(tx, customerId)
  return door?.closedAt === null && door.closesAt.toISOString() === closesAt
}

type Customer = NonNullable<Awaited<ReturnType<typeof findDoorCustomer>>>
type Reader = Awaited<ReturnType<typeof listActiveAddresses>>[number]

async function tellAdministrators(
  { config, now }: JobDeps,
  tx: Tx,
  { id, name }: Customer,
  { change, by, closesAt, reason }: DoorNews,
): Promise<void> {
  await notifyAdministrators(tx, {
    kind: change === 'opened' ? 'door_opened' : 'door_closed',
    at: now(),
    data: { closesAt },
    about: { customerId: id, by },
  })
  const url = `${config.publicUrl}/admin/customers/${id}/sign-on?tab=emergency`
  await mailAdministrators(tx, id, (words, timeZone) => {
    const texts = words.connections.doorMail
    const moment = momentIn(words, new Date(closesAt), { timeZone })
    return {
      subject: texts.adminSubject[change](name),
      paragraphs: [
        ...(change === 'opened'
          ? [texts.opened(by ?? '', name, moment), texts.reason(reason), texts.check]
          : [
              texts.closed(name, moment),
              ...(by === null ? [] : [texts.closedBy(by)]),
              texts.ended,
            ]),
        { text: texts.openPage, url },
      ],
    }
  })
}

/** Tells people how they sign in for now, or portal managers that they no longer do. */
async function tellPeople(
  { config }: JobDeps,
  tx: Tx,
  { id, name, timeZone }: Customer,
  { news, readers }: { news: DoorNews; readers: Reader[] },
): Promise<void> {
  const { change, closesAt, reason } = news
  const installation = await readInstallationName(tx)
  await mailEach(tx, id, {
    readers,
    timeZone,
    news: (words) => {
      const texts = words.connections.doorMail
      const moment = momentIn(words, new Date(closesAt), { timeZone })
      if (change === 'closed') {
        return {
          subject: texts.adminSubject.closed(name),
          paragraphs: [texts.closed(name, moment), texts.ended],
        }
      }
      return {
        subject: texts.subject(installation),
        paragraphs: [
          texts.people(moment),
          texts.reason(reason),
          texts.how,
          { text: texts.openSignIn, url: `${config.publicUrl}/login` },
          texts.after,
        ],
      }
    },
  })
}
