import { certificateEnd } from '#shared/connections/certificate-end.ts'
import type { Customer } from '#shared/customers/contract.ts'
import * as words from '#words/connections.ts'
import { ClockMark } from '#web/ui/display/marks.tsx'

import styles from './certificate-end.module.css'

/** Shown only where a certificate that people sign in with has to be renewed. */
export function CertificateEnd({ saml }: Pick<Customer, 'saml'>) {
  const end = saml.enabled ? certificateEnd(saml.certExpiresAt) : null
  if (!end) return null

  return (
    <span className={styles.end} data-over={end.isOver}>
      <ClockMark />
      {words.certificateEnds(end)}
    </span>
  )
}
