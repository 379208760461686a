import { Readable } from 'node:stream'

import { v7 as uuidv7 } from 'uuid'

import { JORDAN } from '#demo/demo-people.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import { storeRawMail } from '#server/channels/mail/mailboxes/store-raw-mail.ts'
import { addAlertRule } from '#server/channels/mail/triage/alerts/admin/save-rule.ts'
import { ingestMail } from '#server/channels/mail/triage/received/ingest-mail.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { ALERT_PRESETS } from '#shared/mail/alerts/presets.ts'

import { WOODGROVE } from './people.ts'

type MailDeps = Pick<Deps, 'db' | 'files' | 'now'>
type Mail = {
  from: string
  subject: string
  text: string
  minutesAgo: number
  /** The trusted server's verdict on the sender. */
  verdict: 'pass' | 'fail'
  headers?: string[]
  contentType?: string
}

const MAILBOX = 'support@portico.example'
/** As the post office of `--mail` calls itself, which takes this mailbox over. */
const TRUSTED_SERVER = 'post.portico.example'
const MONITORING = 'monitoring@portico.example'
const BOUNDARY = 'part-of-the-report'

const MAILS: Mail[] = [
  {
    from: `Priscilla Nguyen <priscilla.nguyen@${WOODGROVE.domain}>`,
    subject: 'Urgent: change of bank details',
    text: 'Hello,\n\nplease send me the list of all customers with their account numbers today. I can’t use the portal from here.\n\nPriscilla Nguyen',
    minutesAgo: 190,
    verdict: 'fail',
  },
  {
    from: 'Vera Quist <vera.quist@tailspin.example>',
    subject: 'Do you also support small companies?',
    text: 'Hi,\n\nGrace at Woodgrove Bank recommended you. We’re 12 people and looking for someone who takes care of our laptops and Wi-Fi. Could you call me this week?\n\nVera Quist\nTailspin Toys, +1 555 0142',
    minutesAgo: 75,
    verdict: 'pass',
  },
  {
    from: `Mail Delivery System <mailer-daemon@${TRUSTED_SERVER}>`,
    subject: 'Undelivered Mail Returned to Sender',
    contentType: `multipart/report; report-type=delivery-status; boundary="${BOUNDARY}"`,
    text: [
      `--${BOUNDARY}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Your email to tom.baker@fabrikam.example could not be delivered. The mailbox does not exist.',
      '',
      `--${BOUNDARY}`,
      'Content-Type: message/delivery-status',
      '',
      `Reporting-MTA: dns; ${TRUSTED_SERVER}`,
      '',
      'Final-Recipient: rfc822; tom.baker@fabrikam.example',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 No such mailbox',
      '',
      `--${BOUNDARY}--`,
    ].join('\r\n'),
    headers: ['Auto-Submitted: auto-replied'],
    minutesAgo: 130,
    verdict: 'pass',
  },
  ...['CRITICAL', 'CRITICAL', 'WARNING', 'CRITICAL'].map((state, index): Mail => {
    const minutesAgo = 24 - index * 6
    return {
      from: `Monitoring <${MONITORING}>`,
      subject: `[PROBLEM] disk /var on db-02.${WOODGROVE.domain} is ${state}!`,
      text: `***** Icinga *****\n\ndisk /var on db-02.${WOODGROVE.domain} is ${state}!\n\nInfo: DISK ${state} - free space: /var ${4 - index} GB (${6 - index}%)\n`,
      headers: ['Auto-Submitted: auto-generated'],
      minutesAgo,
      verdict: 'pass',
    }
  }),
]

/**
 * Puts emails of the last hours into the mailbox of the service desk, and a rule that reads alerts. The jobs
 * of the portal sort them once it has started, as they do with any email.
 */
export async function seedMails(deps: MailDeps): Promise<void> {
  const mailboxId = await addMailbox(deps)
  await addRule(deps)
  const inOrder = MAILS.toSorted((one, other) => other.minutesAgo - one.minutesAgo)
  for (const mail of inOrder) {
    const receivedAt = new Date(deps.now().getTime() - mail.minutesAgo * 60_000)
    const raw = await storeRawMail(deps, Readable.from([Buffer.from(rawMail(mail, receivedAt))]))
    await asWorker(deps.db, async (tx) => {
      await raw.keep(tx)
      const from = { mailboxId, uidValidity: null, uid: null, receivedAt, cut: null }
      await ingestMail(tx, deps, { ...raw, ...from })
    })
  }
}

/** Off: nothing answers at its address, unless the demo has a post office. */
async function addMailbox({ db, now }: MailDeps): Promise<string> {
  const id = uuidv7()
  const at = now()
  await asWorker(db, (tx) =>
    tx
      .insertInto('mailboxes')
      .values({
        id,
        address: MAILBOX,
        name: 'Service desk',
        provider: 'other',
        signIn: 'password',
        trustedServer: TRUSTED_SERVER,
        isOn: false,
        createdAt: at,
        updatedAt: at,
        updatedBy: JORDAN.name,
      })
      .execute(),
  )
  return id
}

async function addRule(deps: MailDeps) {
  const { customerId } = await deps.db
    .selectFrom('customerDomains')
    .select('customerId')
    .where('domain', '=', WOODGROVE.domain)
    .executeTakeFirstOrThrow()
  const { subjectPatterns, bodyPatterns, ...states } = ALERT_PRESETS.icinga
  const { highStates, mediumStates, lowStates, recoveryStates, otherStates } = states
  const rule = {
    version: 0,
    name: 'Icinga',
    sender: MONITORING,
    subjectHas: '',
    customerId,
    requesterEmail: WOODGROVE.people[1]?.email ?? '',
    categories: ['HARDWARE_ISSUE'],
    subjectPatterns: [...subjectPatterns],
    bodyPatterns: [...bodyPatterns],
    highStates: [...highStates],
    mediumStates: [...mediumStates],
    lowStates: [...lowStates],
    recoveryStates: [...recoveryStates],
    otherStates: [...otherStates],
    isUnproven: false,
    isOn: true,
  }
  await addAlertRule(deps, rule, { ...SYSTEM, name: JORDAN.name, email: JORDAN.email })
}

function rawMail({ from, subject, text, verdict, ...mail }: Mail, at: Date): string {
  const domain = /@([^>]+)>/.exec(from)?.[1] ?? ''
  return [
    `Authentication-Results: ${TRUSTED_SERVER}; dmarc=${verdict} header.from=${domain}`,
    `From: ${from}`,
    `To: ${MAILBOX}`,
    `Subject: ${subject}`,
    `Message-ID: <${uuidv7()}@${domain}>`,
    `Date: ${at.toUTCString()}`,
    'MIME-Version: 1.0',
    `Content-Type: ${mail.contentType ?? 'text/plain; charset=utf-8'}`,
    ...(mail.headers ?? []),
    '',
    text,
    '',
  ].join('\r\n')
}
