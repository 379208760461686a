import { useQuery } from '@tanstack/react-query'

import type { CertificateCheck } from '#shared/customers.ts'
import { errorMessage } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { FieldError } from '#web/ui/field.tsx'
import { ClockMark, TickMark } from '#web/ui/marks.tsx'

import styles from './certificate-facts.module.css'
import { customerQueries } from './customer-queries.ts'

/** What the certificate says of itself, as the server reads it. */
export function CertificateFacts({ cert }: { cert: string }) {
  const check = useQuery(customerQueries.certificate(cert))

  return (
    <div className={styles.facts} aria-live="polite" aria-busy={check.isPending}>
      {check.isPending ? (
        <p className={styles.reading}>Reading the certificate...</p>
      ) : check.isError ? (
        <FieldError>{errorMessage(check.error)}</FieldError>
      ) : check.data.certificate ? (
        <Facts certificate={check.data.certificate} />
      ) : (
        <FieldError>{check.data.problem}</FieldError>
      )}
    </div>
  )
}

type Certificate = NonNullable<CertificateCheck['certificate']>

function Facts({ certificate }: { certificate: Certificate }) {
  const { subject, fingerprint, state } = certificate

  return (
    <>
      <p className={styles.state} data-state={state}>
        {state === 'valid' ? <TickMark /> : <ClockMark />}
        {stateText(certificate)}
      </p>
      <dl className={styles.list}>
        <dt>Subject</dt>
        <dd>{subject}</dd>
        <dt>Fingerprint (SHA-256)</dt>
        <dd>{fingerprint}</dd>
      </dl>
    </>
  )
}

function stateText({ state, validFrom, validTo }: Certificate): string {
  const [first, last] = [formatDay(new Date(validFrom)), formatDay(new Date(validTo))]
  if (state === 'expired') {
    return `Expired on ${last}. Ask for the certificate that the provider signs with now.`
  }
  if (state === 'not_yet_valid') {
    return `Not valid before ${first}. Make sure that the provider signs with it already.`
  }
  return `Valid until ${last}`
}
