import { useContext, useEffect, useState } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'

import type { CertificateCheck } from '#shared/customers/contract.ts'
import * as words from '#words/certificates.ts'
import * as fieldWords from '#words/connections.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { FieldError } from '#web/ui/controls/field.tsx'
import { AlertMark } from '#web/ui/display/message-marks.tsx'
import { ClockMark, TickMark } from '#web/ui/display/marks.tsx'

import { certificateEnd } from '#shared/connections/certificate-end.ts'
import styles from './certificate-facts.module.css'
import { type ReadingCalls, ReadingContext } from '#web/connections/page/connection-calls.ts'
import { afterPress } from '#web/lib/input/after-press.ts'

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
  return <p>{fieldWords.readingCertificate}</p>
}

type Certificate = NonNullable<CertificateCheck['certificate']>

function Facts({ certificate }: { certificate: Certificate }) {
  const { subject, fingerprint, state, warning } = certificate
  const isFine = state === 'valid' && certificateEnd(certificate.validTo) === null

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
        <dt>{words.subject}</dt>
        <dd>{subject}</dd>
        <dt>{words.fingerprint}</dt>
        <dd>{fingerprint}</dd>
      </dl>
    </>
  )
}

function stateText({ state, validFrom, validTo }: Certificate): string {
  const [first, last] = [formatDay(new Date(validFrom)), formatDay(new Date(validTo))]
  if (state === 'expired') {
    return words.expired(last)
  }
  if (state === 'not_yet_valid') {
    return words.notYetValidNote(first)
  }
  const end = certificateEnd(validTo)
  return end ? words.endsSoon(last, end.days) : words.validUntil(last)
}

/** Returns the value, but holds a new one back while a button is pressed: the page must not move under the pointer. */
function useAfterPress<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => afterPress(() => setSettled(value)), [value])

  return settled
}
