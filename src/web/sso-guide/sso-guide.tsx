import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { SAML_PROVIDER_LABELS, SAML_PROVIDERS } from '#shared/customer-values.ts'
import type { Customer } from '#shared/customers.ts'
import { GUIDE_TITLES } from '#shared/sign-in-failure-values.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { Select } from '#web/ui/text-input.tsx'

import { AttributeTable } from './attribute-table.tsx'
import { GuideContent } from './guide-content.tsx'
import { NextSteps } from './next-steps.tsx'
import { portalValuesOf } from './portal-values.ts'
import { PortalValueList } from './portal-value-list.tsx'
import { guideQueries } from './guide-queries.ts'
import styles from './sso-guide.module.css'
import { usePlaceInAddress } from './use-place-in-address.ts'

export function SsoGuide({ customer }: { customer: Customer }) {
  const [params, setParams] = useSearchParams()
  const provider =
    SAML_PROVIDERS.find((known) => known === params.get('provider')) ?? customer.saml.provider
  const guide = useQuery(guideQueries.guide(provider))
  const values = portalValuesOf(customer)
  usePlaceInAddress(guide.data !== undefined)

  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Card title={`1. ${GUIDE_TITLES.values}`} titleId="values">
          <PortalValueList values={values} />
        </Card>
        <Card title={`2. ${GUIDE_TITLES.attributes}`} titleId="attributes">
          <AttributeTable guide={guide.data} />
        </Card>
        <Card title={`3. ${GUIDE_TITLES.steps}`} titleId="steps">
          <div className={styles.steps}>
            <div className={styles.provider}>
              <Field label="Identity Provider">
                {(control) => (
                  <Select
                    {...control}
                    value={provider}
                    onChange={(event) => setParams({ provider: event.target.value })}
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
            {guide.data ? (
              <GuideContent key={provider} guide={guide.data} values={values} />
            ) : guide.isError ? (
              <LoadFailure
                message="Failed to load the steps of this provider"
                busy={guide.isFetching}
                onRetry={() => void guide.refetch()}
              />
            ) : (
              <Loading label="Loading the steps">
                <div className={styles.loading}>
                  <SkeletonText width="half" />
                  <SkeletonText />
                  <SkeletonText width="most" />
                </div>
              </Loading>
            )}
          </div>
        </Card>
      </div>
      <NextSteps customer={customer} />
    </div>
  )
}
