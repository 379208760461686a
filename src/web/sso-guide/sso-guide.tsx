import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'

import {
  SAML_PROVIDER_LABELS,
  SAML_PROVIDERS,
  type SamlProvider,
} from '#shared/customers/values.ts'
import { GUIDE_TITLES } from '#shared/sign-in-failures/values.ts'
import * as words from '#words/sso-guide.ts'
import { portalValuesAt } from '#web/connections/settings/portal-values.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'

import { AttributeTable } from '#web/sso-guide/guide/attribute-table.tsx'
import { GuideContent } from '#web/sso-guide/guide/guide-content.tsx'
import { settingToFix, readRefusal } from '#web/sso-guide/guide/setting-to-fix.ts'
import { NextSteps } from '#web/sso-guide/guide/next-steps.tsx'
import { PortalValueList } from '#web/sso-guide/guide/portal-value-list.tsx'
import { PROVIDER_GUIDES } from '#web/sso-guide/guide/provider-guides.ts'
import styles from './sso-guide.module.css'
import { TeamSteps } from '#web/sso-guide/guide/team-steps.tsx'
import { useSettingInAddress } from '#web/sso-guide/guide/use-setting-in-address.ts'

type SsoGuideProps = {
  customer: {
    id: string
    name: string
    domain: string
    provider: SamlProvider
    /** Agents and administrators sign in with it. */
    isTeam?: boolean
  }
  /** Origin of the portal, as the server knows it. */
  origin: string
  /** It is being added, in another tab. */
  isNew?: boolean
}

export function SsoGuide({ customer, origin, isNew = false }: SsoGuideProps) {
  const [params, setParams] = useSearchParams()
  const inAddress = SAML_PROVIDERS.find((known) => known === params.get('provider'))
  // The router renders a new address later. Until then the select would show its previous value.
  const [provider, setProvider] = useOptimistic(inAddress ?? customer.provider)
  const guide = PROVIDER_GUIDES[provider]
  const reason = readRefusal(params.get('mend'))
  const place = reason && settingToFix(guide, reason)
  useSettingInAddress(place)
  const values = portalValuesAt(origin, customer.id)

  function choose(name: string) {
    const chosen = SAML_PROVIDERS.find((known) => known === name)
    if (!chosen) return
    startTransition(() => {
      setProvider(chosen)
      setParams({ ...Object.fromEntries(params), provider: chosen })
    })
  }

  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Card title={words.part(1, GUIDE_TITLES.values)} titleId="values">
          <PortalValueList values={values} customer={customer} isNew={isNew} />
        </Card>
        <Card title={words.part(2, GUIDE_TITLES.attributes)} titleId="attributes">
          <AttributeTable guide={guide} />
        </Card>
        <Card title={words.part(3, GUIDE_TITLES.steps)} titleId="steps">
          <div className={styles.steps}>
            <div className={styles.provider}>
              <Field label={words.provider}>
                {(control) => (
                  <Select
                    {...control}
                    value={provider}
                    onChange={(event) => choose(event.target.value)}
                  >
                    {SAML_PROVIDERS.map((known) => (
                      <option key={known} value={known}>
                        {SAML_PROVIDER_LABELS[known]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
            <GuideContent key={provider} guide={guide} values={values} mended={{ place, reason }} />
          </div>
        </Card>
      </div>
      {customer.isTeam ? (
        <TeamSteps teamId={customer.id} />
      ) : (
        <NextSteps customer={customer} isNew={isNew} />
      )}
    </div>
  )
}
