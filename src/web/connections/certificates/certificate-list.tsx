import type { KnownCertificate } from '#shared/connections/contract.ts'
import { certificateEnds } from '#words/connections.ts'
import * as words from '#words/certificates.ts'
import { certificateEnd } from '#shared/connections/certificate-end.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { formatDay } from '#web/lib/format/format-time.ts'

import styles from './certificates-card.module.css'

type CertificateListProps = {
  /** The current one first. */
  certificates: KnownCertificate[]
}

export function CertificateList({ certificates }: CertificateListProps) {
  const last = certificates
    .filter(({ signedAt }) => signedAt !== null)
    .toSorted((one, two) => Date.parse(two.signedAt ?? '') - Date.parse(one.signedAt ?? ''))[0]

  return (
    <ul className={styles.certificates}>
      {certificates.map((certificate, index) => (
        <li key={certificate.fingerprint} className={styles.certificate}>
          <p className={styles.name}>
            <strong>{certificate.subject}</strong>
            {index < 2 && (
              <Badge tone="neutral">{index === 0 ? words.current : words.previous}</Badge>
            )}
            <EndBadge certificate={certificate} />
            {certificate === last && (
              <Badge tone="open" icon={<TickMark />}>
                {words.signedLast}
              </Badge>
            )}
          </p>
          <p className={styles.facts}>
            {validity(certificate)},{' '}
            {certificate.signedAt === null
              ? words.neverSigned
              : words.signedAt(formatDay(new Date(certificate.signedAt)))}
          </p>
          <p className={styles.fingerprint}>
            {words.shortFingerprint} {certificate.fingerprint}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Only where there is something to do. */
function EndBadge({ certificate: { validTo } }: { certificate: KnownCertificate }) {
  const end = certificateEnd(validTo)
  if (!end) return null
  return (
    <Badge
      tone={end.isOver ? 'breached' : 'pending'}
      icon={end.isOver ? <CrossMark /> : <ClockMark />}
    >
      {certificateEnds(end)}
    </Badge>
  )
}

function validity({ state, validFrom, validTo }: KnownCertificate): string {
  if (state === 'expired') return words.ended(formatDay(new Date(validTo)))
  if (state === 'not_yet_valid') return words.notYetValid(formatDay(new Date(validFrom)))
  return words.validUntilDay(formatDay(new Date(validTo)))
}
