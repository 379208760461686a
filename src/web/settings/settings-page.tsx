import { useQuery } from '@tanstack/react-query'
import { Gauge, Tags } from 'lucide-react'

import * as words from '#words/settings.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { CategoriesCard } from '#web/settings/categories/categories-card.tsx'
import { SettingsForm } from '#web/settings/form/settings-form.tsx'
import { DomainRuleCard } from './domain-rule-card.tsx'
import styles from './settings-page.module.css'
import { settingsQueries } from './settings-queries.ts'
import { SamlKeysCard } from '#web/settings/saml-keys/saml-keys-card.tsx'

export function SettingsPage() {
  // Only the editor changes the edited values; another's change is met when saving.
  const settings = useQuery({
    ...settingsQueries.settings(),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  useDocumentTitle(words.title)

  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        actions={
          <>
            <Link to={deskPaths.workTypes} className={buttonClass('plain')}>
              <Tags aria-hidden="true" />
              {words.toWorkTypes}
            </Link>
            <Link to={adminPaths.usage} className={buttonClass('plain')}>
              <Gauge aria-hidden="true" />
              {words.toUsage}
            </Link>
          </>
        }
      >
        {words.lead}
      </PageHeader>
      {settings.isPending && <SettingsSkeleton />}
      {settings.isLoadingError && (
        <Card>
          <LoadFailure
            message={words.loadFailed}
            busy={settings.isFetching}
            onRetry={() => void settings.refetch()}
          />
        </Card>
      )}
      {settings.data && <SettingsForm settings={settings.data} />}
      <CategoriesCard language={settings.data?.language ?? null} />
      <DomainRuleCard />
      <SamlKeysCard />
    </div>
  )
}

function SettingsSkeleton() {
  return (
    <Loading label={words.loading}>
      <Card>
        <div className={styles.skeleton}>
          <SkeletonText width="short" />
          <SkeletonText />
          <SkeletonText width="short" />
          <SkeletonText />
          <SkeletonText width="half" />
        </div>
      </Card>
    </Loading>
  )
}
