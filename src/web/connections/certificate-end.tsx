import type { Customer } from '#shared/customers/contract.ts'
import { ClockMark } from '#web/kit/parts/marks.tsx'

import styles from './certificate-end.module.css'
import { certificateEndText, presentCertificateEnd } from './certificate-end-text.ts'

/** Shown only where a certificate that people sign in with has to be renewed. */
export function CertificateEnd({ saml }: Pick<Customer, 'saml'>) {
  const end = saml.enabled ? presentCertificateEnd(saml.certExpiresAt) : null
  if (!end) return null

  return (
    <span className={styles.end} data-over={end.isOver}>
      <ClockMark />
      {certificateEndText(end)}
    </span>
  )
}
