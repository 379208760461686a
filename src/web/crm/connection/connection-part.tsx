import { useQuery } from '@tanstack/react-query'

import type { CrmOverview } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { ConnectCard } from './connect-card.tsx'
import { ConnectionCard } from './connection-card.tsx'
import styles from '#web/crm/crm-page.module.css'
import { crmQueries } from '#web/crm/crm-queries.ts'
import { CrmTrouble } from './crm-trouble.tsx'
import { ReadAgainCard } from './read-again-card.tsx'
import { RefusedCard } from './refused-card.tsx'
import { StateCard } from './state-card.tsx'
import { UnplacedCard } from './unplaced-card.tsx'
import { WebhookCard } from './webhook-card.tsx'

/** Brings the bar of progress along, which few pages have. */
const BackfillCard = lazyPart(async () => (await import('./backfill-card.tsx')).BackfillCard)

/** Whether nothing was ever connected, so that there is nothing else to show. */
function isNew({ state, hasToken, account, refusedCount }: CrmOverview): boolean {
  return state === 'off' && !hasToken && !account && refusedCount === 0
}

/** How the connection fares, and what can be done about it. */
export function ConnectionPart() {
  const crm = useQuery(crmQueries.overview())

  return (
    <>
      {crm.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.loadFailed}
            busy={crm.isFetching}
            onRetry={() => void crm.refetch()}
          />
        </Card>
      )}
      {crm.isPending && (
        <Loading label={words.loading}>
          <Card>
            <div className={styles.skeleton}>
              <SkeletonText width="half" />
              <SkeletonText width="most" />
              <SkeletonText width="half" />
              <SkeletonText width="short" />
            </div>
          </Card>
        </Loading>
      )}
      {crm.data && isNew(crm.data) && <ConnectCard />}
      {crm.data && !isNew(crm.data) && (
        <div className={styles.page}>
          <CrmTrouble crm={crm.data} />
          <div className={styles.pair}>
            <StateCard crm={crm.data} />
            <ConnectionCard crm={crm.data} />
          </div>
          <RefusedCard crm={crm.data} />
          <div className={styles.pair}>
            <UnplacedCard crm={crm.data} />
            <BackfillCard crm={crm.data} />
          </div>
          <div className={styles.pair}>
            <WebhookCard crm={crm.data} />
            <ReadAgainCard />
          </div>
        </div>
      )}
    </>
  )
}
