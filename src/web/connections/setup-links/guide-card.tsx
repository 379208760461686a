import { useLocation, useSearchParams } from 'react-router'

import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import type { Connection } from '#shared/connections/contract.ts'
import type { SamlProvider } from '#shared/customers/values.ts'
import * as words from '#words/setup-links.ts'
import { originOf, portalValuesAt } from '#web/connections/settings/portal-values.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { AttributeTable } from '#web/sso-guide/guide/attribute-table.tsx'
import { GuideContent } from '#web/sso-guide/guide/guide-content.tsx'
import { PROVIDER_GUIDES } from '#web/sso-guide/guide/provider-guides.ts'
import { settingToFix, readRefusal } from '#web/sso-guide/guide/setting-to-fix.ts'
import { PortalValueList } from '#web/sso-guide/guide/portal-value-list.tsx'
import { useSettingInAddress } from '#web/sso-guide/guide/use-setting-in-address.ts'

import styles from './setup-steps.module.css'

type GuideCardProps = {
  provider: SamlProvider
  customer: OpenedSetupLink['customer']
  live: Connection
}

/** Steps at the provider, with the values of this customer filled in. */
export function GuideCard({ provider, customer, live }: GuideCardProps) {
  const guide = PROVIDER_GUIDES[provider]
  const values = portalValuesAt(originOf({ saml: live }), customer.id)
  const [params] = useSearchParams()
  const reason = readRefusal(params.get('mend'))
  const place = reason && settingToFix(guide, reason)
  // A link to a step of the guide has to show it.
  const isWanted = useLocation().hash !== ''
  useSettingInAddress(place)

  return (
    <Card title={words.guide.title} titleId="guide">
      <div className={styles.parts}>
        <section>
          <h3 id="values" className={styles.heading}>
            {words.guide.values}
          </h3>
          <PortalValueList values={values} customer={customer} isNew={false} />
        </section>
        <section>
          <h3 id="attributes" className={styles.heading}>
            {words.guide.attributes}
          </h3>
          <AttributeTable guide={guide} />
        </section>
        <details className={styles.guide} open={isWanted || undefined}>
          <summary id="steps">{words.guide.steps}</summary>
          <GuideContent key={provider} guide={guide} values={values} mended={{ place, reason }} />
        </details>
      </div>
    </Card>
  )
}
