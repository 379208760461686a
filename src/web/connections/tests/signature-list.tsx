import type { TestedSignature } from '#shared/connections/tests/result.ts'
import * as words from '#words/connection-tests.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { OctagonMark, TickMark } from '#web/ui/display/marks.tsx'
import { formatDay } from '#web/lib/format/format-time.ts'

import styles from './signature-list.module.css'

/** What was signed, with which certificate and how. */
export function SignatureList({ signatures }: { signatures: TestedSignature[] }) {
  if (signatures.length === 0) return <p>{words.signatures.none}</p>

  return (
    <ul className={styles.list}>
      {signatures.map((signature) => (
        <li key={signature.of} className={styles.signature}>
          <h4 className={styles.title}>
            {words.signatures.of[signature.of]}
            {signature.isConfirmed ? (
              <Badge tone="met" icon={<TickMark />}>
                {words.signatures.confirmed}
              </Badge>
            ) : (
              <Badge tone="breached" icon={<OctagonMark />}>
                {words.signatures.notConfirmed}
              </Badge>
            )}
          </h4>
          <SignatureFacts signature={signature} />
        </li>
      ))}
    </ul>
  )
}

function SignatureFacts({ signature }: { signature: TestedSignature }) {
  const { algorithm, digest, certificate } = signature

  return (
    <dl className={styles.facts}>
      <dt>{words.signatures.algorithm}</dt>
      <dd>{shortAlgorithm(algorithm)}</dd>
      <dt>{words.signatures.digest}</dt>
      <dd>{shortAlgorithm(digest)}</dd>
      <dt>{words.signatures.certificate}</dt>
      {certificate ? (
        <>
          <dd>
            {words.signatures.which[certificate.is]}: {certificate.subject}
          </dd>
          <dt>{words.signatures.fingerprint}</dt>
          <dd className={styles.mono}>{certificate.fingerprint}</dd>
          <dt>{words.signatures.until}</dt>
          <dd>{formatDay(new Date(certificate.validTo))}</dd>
        </>
      ) : (
        <dd>{words.signatures.noCertificate}</dd>
      )}
    </dl>
  )
}

/** The part of an algorithm's URI that people know it by. */
export function shortAlgorithm(uri: string | null): string {
  if (uri === null) return words.facts.none
  const name = uri.slice(uri.lastIndexOf('#') + 1)
  return name === '' ? uri : name
}
