import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { APPLICATION_KINDS } from '#shared/connections/fields.ts'
import { GUIDE_TITLES } from '#shared/sign-in-failures/values.ts'
import { applications as words } from '#words/connections.ts'
import { signInApplications } from '#words/navigation.ts'
import { applicationsQuery } from '#web/connections/page/sign-in-applications-page.tsx'
import { oidcValuesAt, portalValuesAt } from '#web/connections/settings/portal-values.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import {
  GuideAtProvider,
  GuideBringBack,
  GuideTroubleshooting,
} from '#web/sso-guide/guide/guide-content.tsx'
import { LoadedGuide } from '#web/sso-guide/guide/loaded-guide.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import styles from './sso-guide-page.module.css'

/** How those who run this portal register it at Microsoft or Google. */
export function ApplicationGuidePage() {
  const params = useParams()
  const kind = APPLICATION_KINDS.find((known) => known === params.kind) ?? 'microsoft'
  const applications = useQuery(applicationsQuery)
  const name = `${kind}_application` as const
  useDocumentTitle(words.guideTitle[kind])

  return (
    <div className={styles.main}>
      <PageHeader
        title={words.guideTitle[kind]}
        above={{ to: adminPaths.signInApplications, text: signInApplications }}
      >
        {words.guideLead}
      </PageHeader>
      <Loaded query={applications} loading={words.loading} failed={words.loadFailed} isInCard>
        {({ [kind]: { redirectUri, postLogoutUri } }) => (
          <>
            <Card title={GUIDE_TITLES.steps}>
              <LoadedGuide name={name}>
                {(guide) => (
                  <div className={styles.steps}>
                    <GuideAtProvider
                      key={name}
                      guide={guide}
                      values={{
                        ...portalValuesAt(location.origin, ''),
                        ...oidcValuesAt(location.origin, ''),
                        redirectUri,
                        postLogoutUri: postLogoutUri ?? '',
                      }}
                      mended={{}}
                      ticksKey={name}
                    />
                    <GuideBringBack guide={guide} mended={{}} />
                  </div>
                )}
              </LoadedGuide>
            </Card>
            <Card>
              <LoadedGuide name={name}>
                {(guide) => <GuideTroubleshooting guide={guide} />}
              </LoadedGuide>
            </Card>
          </>
        )}
      </Loaded>
    </div>
  )
}
