import type { AlertReading } from '#shared/mail/alerts/read-alert.ts'

import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import type { MailFacts } from '#server/platform/db/tables/mail-placing.ts'
import type { TriageFacts } from './triage-mail.ts'

const LONGEST_PREVIEW = 300
const MOST_SHOWN = 20
const MOST_NAMED = 50

/**
 * Facts of a mail that are kept for the agents who look at it: how it was judged, and a little of
 * its text.
 */
export function describeMail(mail: ReadMail, facts?: Pick<TriageFacts, 'answered' | 'alert'>) {
  const { from, authentication, automatic, bounce, to, cc } = mail
  const { alert } = facts ?? {}
  const kept: MailFacts = {
    shownFrom: from.ok ? null : from.shown.slice(0, LONGEST_PREVIEW).toWellFormed(),
    authentication: {
      ...authentication,
      results: authentication.results.slice(0, MOST_SHOWN),
    },
    automatic,
    to: [...to, ...cc].slice(0, MOST_SHOWN).map(({ address }) => address),
    preview: mail.text.slice(0, LONGEST_PREVIEW).toWellFormed(),
    bounce: bounce && {
      address: bounce.address,
      status: bounce.status,
      said: bounce.said.slice(0, LONGEST_PREVIEW).toWellFormed(),
    },
    ticketIds: facts?.answered.map(({ ticketId }) => ticketId) ?? [],
    ...(alert?.reading && { alert: describeAlert(alert.rule.name, alert.reading) }),
  }
  return {
    messageId: mail.messageId,
    fromAddress: from.ok ? from.address : null,
    fromName: from.ok ? from.name : null,
    subject: mail.subject,
    namedIds: namedIn(mail),
    facts: JSON.stringify(kept),
    alertRuleId: alert?.rule.id ?? null,
    alertKey: alert?.reading?.key ?? null,
  }
}

/** The mails that it answers, the first of its thread among them. */
function namedIn({ inReplyTo, references }: ReadMail): string[] {
  const ids = [...new Set([...inReplyTo, ...references])]
  return ids.slice(0, MOST_NAMED)
}

function describeAlert(rule: string, { host, service, state, meaning }: AlertReading) {
  return { rule, host, service, state, meaning }
}
