import { useQuery } from '@tanstack/react-query'

import * as words from '#words/certificates.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { samlKeyQueries } from './saml-key-queries.ts'
import { SamlKeyList } from './saml-key-list.tsx'
import styles from './saml-keys-card.module.css'

/** The installation's own keys towards identity providers, and the steps of changing them. */
export function SamlKeysCard() {
  const keys = useQuery(samlKeyQueries.keys())

  return (
    <Card title={words.keysTitle}>
      <p className={styles.lead}>{words.keysLead}</p>
      {keys.isPending && (
        <Loading label={words.loadingKeys}>
          <SkeletonText />
          <SkeletonText width="half" />
        </Loading>
      )}
      {keys.isLoadingError && (
        <LoadFailure
          message={words.keysLoadFailed}
          busy={keys.isFetching}
          onRetry={() => void keys.refetch()}
        />
      )}
      {keys.data && <SamlKeyList {...keys.data} />}
    </Card>
  )
}
