import type { ConnectionSettings } from '#shared/connections/fields.ts'
import type { MetadataProblem } from '#shared/connections/metadata/values.ts'
import * as words from '#words/connection-mails.ts'
import * as problems from '#words/saml-metadata.ts'

import { tellAdministrators } from '#server/connections/telling/tell-people.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { type Offer, pemsOf } from './compare-found.ts'
import { describeCertificates } from './describe-certificates.ts'

type TellDeps = Pick<Deps, 'config' | 'now'>
type Customer = { id: string; name: string }

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Tells of what the metadata has beside what people sign in with, old beside new. */
export async function tellOfOffer(
  deps: TellDeps,
  tx: Tx,
  { customer, settings, offer }: { customer: Customer; settings: ConnectionSettings; offer: Offer },
): Promise<void> {
  const { certificates, entityId, entryPoint, hasNewCertificate } = offer
  const texts = words.metadata
  await tell(deps, tx, customer, {
    subject: hasNewCertificate
      ? texts.newSubject(customer.name)
      : texts.otherSubject(customer.name),
    paragraphs: [
      texts.offered(customer.name),
      ...(certificates && hasNewCertificate
        ? [
            texts.now(listed(deps, pemsOf(settings))),
            texts.next(listed(deps, pemsOf(certificates))),
          ]
        : []),
      ...(entityId === null ? [] : [texts.entityId(settings.entityId, entityId)]),
      ...(entryPoint === null ? [] : [texts.entryPoint(settings.entryPoint, entryPoint)]),
      texts.nothingChanged,
    ],
  })
}

export async function tellOfTaken(
  deps: TellDeps,
  tx: Tx,
  { customer, settings }: { customer: Customer; settings: ConnectionSettings },
): Promise<void> {
  const texts = words.metadata
  await tell(deps, tx, customer, {
    subject: texts.takenSubject(customer.name),
    paragraphs: [texts.taken(customer.name), texts.accepted(listed(deps, pemsOf(settings)))],
  })
}

type Failing = { customer: Customer; since: Date; problem: MetadataProblem; detail: string | null }

export async function tellOfFailure(
  deps: TellDeps,
  tx: Tx,
  { customer, since, problem, detail }: Failing,
): Promise<void> {
  const texts = words.metadata
  await tell(deps, tx, customer, {
    subject: texts.failingSubject(customer.name),
    paragraphs: [
      texts.failing(customer.name, DAY.format(since)),
      problems.problem(problem, detail),
      texts.nothingChanged,
    ],
  })
}

async function tell(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { id }: Customer,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
): Promise<void> {
  const url = `${config.publicUrl}/admin/customers/${id}/sign-on`
  const link = { text: words.openSignOn, url }
  await tellAdministrators(tx, id, { subject, paragraphs: [...paragraphs, link] })
}

function listed(deps: Pick<Deps, 'now'>, pems: string[]): string {
  const facts = describeCertificates(deps, pems, [])
  return facts
    .map(({ subject, validTo, fingerprint }) =>
      words.metadata.certificate(subject, DAY.format(new Date(validTo)), fingerprint),
    )
    .join('; ')
}
