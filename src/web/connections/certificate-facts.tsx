import { useContext, useEffect, useState } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'

import type { CertificateCheck } from '#shared/customers/contract.ts'
import { errorMessage } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { FieldError } from '#web/kit/basic/field.tsx'
import { AlertMark } from '#web/kit/parts/message-marks.tsx'
import { ClockMark, TickMark } from '#web/kit/parts/marks.tsx'

import { inDays, presentCertificateEnd } from './certificate-end-text.ts'
import styles from './certificate-facts.module.css'
import { type ReadingCalls, ReadingContext } from './reading-calls.ts'
import { afterPress } from '#web/lib/after-press.ts'

function readingOf({ checkCertificate }: ReadingCalls, cert: string) {
  return queryOptions({
    queryKey: ['certificate', cert] as const,
    queryFn: ({ signal }) => checkCertificate({ cert }, signal),
  })
}

/** Shows what the certificate says of itself, as the server reads it. */
export function CertificateFacts({ cert }: { cert: string }) {
  const check = useQuery(readingOf(useContext(ReadingContext), cert))
  const data = useAfterPress(check.data)
  const error = useAfterPress(check.error)

  if (error) return <FieldError>{errorMessage(error)}</FieldError>
  if (data?.certificate) return <Facts certificate={data.certificate} />
  if (data) return <FieldError>{data.problem}</FieldError>
  return <p>Reading the certificate...</p>
}

type Certificate = NonNullable<CertificateCheck['certificate']>

function Facts({ certificate }: { certificate: Certificate }) {
  const { subject, fingerprint, state, warning } = certificate
  const isFine = state === 'valid' && presentCertificateEnd(certificate.validTo) === null

  return (
    <>
      <p className={styles.state} data-fine={isFine}>
        {isFine ? <TickMark /> : <ClockMark />}
        {stateText(certificate)}
      </p>
      {warning && (
        <p className={styles.state} data-fine={false}>
          <AlertMark />
          {warning}
        </p>
      )}
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
  const end = presentCertificateEnd(validTo)
  return end ? `Valid until ${last}, ${inDays(end)}` : `Valid until ${last}`
}

/** Returns the value, but holds a new one back while a button is pressed: the page must not move under the pointer. */
function useAfterPress<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => afterPress(() => setSettled(value)), [value])

  return settled
}
