import { certificatesOf, type ConnectionSettings } from '#shared/connections/fields.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { mailAdministrators } from '#server/notifications/mail-administrators.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { dayIn } from '#server/platform/mail-transport/write-mail.ts'
import type { Offer } from './compare-found.ts'
import { describeCertificates } from './describe-certificates.ts'

type TellDeps = Pick<Deps, 'config' | 'now'>
type Customer = { id: string; name: string }

/** Tells of what the metadata has beside what people sign in with, old beside new. */
export async function tellOfOffer(
  deps: TellDeps,
  tx: Tx,
  { customer, settings, offer }: { customer: Customer; settings: ConnectionSettings; offer: Offer },
): Promise<void> {
  const { certificates, entityId, entryPoint, hasNewCertificate } = offer
  await tell(deps, tx, customer, (words) => {
    const texts = words.connections.metadataMail
    return {
      subject: hasNewCertificate
        ? texts.newSubject(customer.name)
        : texts.otherSubject(customer.name),
      paragraphs: [
        texts.offered(customer.name),
        ...(certificates && hasNewCertificate
          ? [
              texts.now(listed(deps, words, certificatesOf(settings))),
              texts.next(listed(deps, words, certificatesOf(certificates))),
            ]
          : []),
        ...(entityId === null ? [] : [texts.entityId(settings.entityId, entityId)]),
        ...(entryPoint === null ? [] : [texts.entryPoint(settings.entryPoint, entryPoint)]),
        texts.nothingChanged,
      ],
    }
  })
}

export async function tellOfTaken(
  deps: TellDeps,
  tx: Tx,
  { customer, settings }: { customer: Customer; settings: ConnectionSettings },
): Promise<void> {
  await tell(deps, tx, customer, (words) => {
    const texts = words.connections.metadataMail
    return {
      subject: texts.takenSubject(customer.name),
      paragraphs: [
        texts.taken(customer.name),
        texts.accepted(listed(deps, words, certificatesOf(settings))),
      ],
    }
  })
}

async function tell(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { id }: Customer,
  news: (words: Words) => { subject: string; paragraphs: string[] },
): Promise<void> {
  const url = `${config.publicUrl}/admin/customers/${id}/sign-on`
  await mailAdministrators(tx, id, (words) => {
    const { subject, paragraphs } = news(words)
    const link = { text: words.connections.openSignOn, url }
    return { subject, paragraphs: [...paragraphs, link] }
  })
}

function listed(deps: Pick<Deps, 'now'>, words: Words, pems: string[]): string {
  const facts = describeCertificates(deps, pems, [])
  return facts
    .map(({ subject, validTo, fingerprint }) =>
      words.connections.metadataMail.certificate(
        subject,
        dayIn(words, new Date(validTo)),
        fingerprint,
      ),
    )
    .join('; ')
}
