import type { CrmOverview } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { CRM_PARTS } from '#web/crm/crm-parts.ts'
import styles from '#web/crm/crm-page.module.css'
import { Facts } from './facts.tsx'

/** Counts the tickets of the CRM that no customer sees, by what is missing. */
export function UnplacedCard({ crm: { unplaced } }: { crm: CrmOverview }) {
  const isCompanyMissing = unplaced.some(({ reason }) => reason === 'unknown_company')

  return (
    <Card title={words.unplaced}>
      <div className={styles.card}>
        <p className={styles.lead}>{words.unplacedLead}</p>
        {unplaced.length === 0 && <p>{words.nothingUnplaced}</p>}
        <Facts
          facts={unplaced.map(({ reason, count }) => [
            words.unplacedReasons[reason],
            words.ticketCount(count),
          ])}
        />
        {isCompanyMissing && (
          <span className={styles.actions}>
            <Link to={CRM_PARTS.companies.to} className={buttonClass('plain')}>
              {words.bindCompanies}
            </Link>
          </span>
        )}
      </div>
    </Card>
  )
}
