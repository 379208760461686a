import { useQuery } from '@tanstack/react-query'

import { Rich } from '#web/ui/display/rich.tsx'
import { certificateEnds } from '#words/connections.ts'
import * as words from '#words/admin-dashboard.ts'
import { certificateEnd } from '#shared/connections/certificate-end.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import styles from './certificates-to-renew.module.css'

const SHOWN = 5

/** Nothing while every certificate lasts. */
export function CertificatesToRenew() {
  const { data = [] } = useQuery(customerQueries.expiringCertificates())
  const ends = data.flatMap(({ certExpiresAt, ...customer }) => {
    const end = certificateEnd(certExpiresAt)
    return end ? [{ ...customer, end }] : []
  })
  if (ends.length === 0) return null

  return (
    <div className={styles.place}>
      <Banner tone={ends.some(({ end }) => end.isOver) ? 'danger' : 'info'}>
        <strong>{words.certificatesToRenew}</strong>
        <ul className={styles.list}>
          {ends.slice(0, SHOWN).map(({ customerId, name, isTeam, end }) => (
            <li key={customerId}>
              <Rich>
                {words.certificateOf(
                  <Link
                    to={
                      isTeam
                        ? adminPaths.signOn(customerId)
                        : adminPaths.customerField(customerId, 'saml.cert')
                    }
                  >
                    <bdi>{name}</bdi>
                  </Link>,
                  certificateEnds(end),
                )}
              </Rich>
            </li>
          ))}
          {ends.length > SHOWN && <li>{words.moreCertificates(ends.length - SHOWN)}</li>}
        </ul>
      </Banner>
    </div>
  )
}
