import { certificateEnd, dueWarning, RENEW_BEFORE_MS } from '#shared/connections/certificate-end.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { type Certificate, readCertificate } from '#server/access/saml/certificates.ts'
import {
  mailAdministrators,
  mailTechnicalContacts,
} from '#server/notifications/mail-administrators.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { dayIn } from '#server/platform/mail-transport/write-mail.ts'
import { insertWarning, listEndingCertificates } from './queries.ts'

type Ending = Awaited<ReturnType<typeof listEndingCertificates>>[number]

/**
 * Tells of each certificate that is about to end, each step once. Of steps that were missed while nothing
 * ran, the newest alone is told.
 */
export async function warnOfEnds(deps: Pick<Deps, 'config' | 'db' | 'now'>): Promise<void> {
  const now = deps.now()
  const until = new Date(now.getTime() + RENEW_BEFORE_MS)
  const ending = await asWorker(deps.db, (tx) => listEndingCertificates(tx, until))
  for (const one of ending) {
    const certificate = readCertificate(one.cert)
    if (!certificate.ok) continue
    const step = dueWarning(certificate.validTo, now)
    const end = certificateEnd(certificate.validTo.toISOString(), now)
    if (step === null || end === null) continue
    await asWorker(deps.db, async (tx) => {
      const { customerId } = one
      const { fingerprint256: fingerprint } = certificate
      // Two processes may come here at the same time: the one that has stored the warning sends it.
      if (await insertWarning(tx, { customerId, fingerprint, step, toldAt: now }))
        await tell(deps, tx, { ...one, certificate, end })
    })
  }
}

async function tell(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  ending: Ending & { certificate: Certificate; end: { isOver: boolean; days: number } },
): Promise<void> {
  const { customerId, name, metadataUrl, certificate, end } = ending
  const { host } = new URL(config.publicUrl)
  const { subject, validTo } = certificate
  const factIn = (words: Words) =>
    words.connections.certificateMail.fact(name, {
      name: subject,
      day: dayIn(words, validTo),
      isOver: end.isOver,
    })
  const url = `${config.publicUrl}/admin/customers/${customerId}/sign-on`
  await mailAdministrators(tx, customerId, (words) => {
    const { certificateMail: texts, openSignOn } = words.connections
    return {
      subject: texts.subject(name, end),
      paragraphs: [
        factIn(words),
        metadataUrl === null ? texts.notWatched : texts.watched,
        { text: openSignOn, url },
      ],
    }
  })
  await mailTechnicalContacts(tx, customerId, (words) => {
    const { certificateMail: texts } = words.connections
    return {
      subject: texts.contactSubject(name, end),
      paragraphs: [
        factIn(words),
        metadataUrl === null ? texts.contactNotWatched(host) : texts.contactWatched(host),
        texts.contactReason(host),
      ],
    }
  })
}
