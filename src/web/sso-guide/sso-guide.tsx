import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { isApplicationKind } from '#shared/connections/fields.ts'
import { GUIDE_TITLES, type GuidePlace } from '#shared/sign-in-failures/values.ts'
import { kinds } from '#words/connections.ts'
import * as words from '#words/sso-guide.ts'
import { OidcGivenValues } from '#web/connections/settings/given-values.tsx'
import { oidcValuesAt, portalValuesAt } from '#web/connections/settings/portal-values.ts'
import type { GuidedProvider } from '#web/lib/navigation/admin-paths.ts'
import { useChoiceInAddress } from '#web/lib/navigation/use-choice-in-address.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'

import { AttributeTable } from '#web/sso-guide/guide/attribute-table.tsx'
import {
  GuideAtProvider,
  GuideBringBack,
  GuideTroubleshooting,
} from '#web/sso-guide/guide/guide-content.tsx'
import {
  guideLabel,
  GUIDE_NAMES,
  type GuideName,
  KIND_GUIDES,
  kindOfGuide,
  markOf,
  useGuideName,
} from '#web/sso-guide/guide/guide-names.ts'
import {
  readRefusal,
  useSettingInAddress,
  useSettingToFix,
} from '#web/sso-guide/guide/setting-to-fix.ts'
import { NextSteps, TeamSteps } from '#web/sso-guide/guide/next-steps.tsx'
import { PortalValueList } from '#web/sso-guide/guide/portal-value-list.tsx'
import { ChoiceMark } from '#web/ui/controls/choice-cards.tsx'
import { LoadedGuide } from '#web/sso-guide/guide/loaded-guide.tsx'
import styles from './sso-guide-page.module.css'

type SsoGuideProps = {
  customer: {
    id: string
    name: string
    domain: string
    provider: GuidedProvider
    /** Agents and administrators sign in with it. */
    isTeam?: boolean
  }
  /** Origin of the portal, as the server knows it. */
  origin: string
  /** It is being added, in another tab. */
  isNew?: boolean
}

const TABS = ['values', 'steps', 'attributes', 'problems'] as const
type TabName = (typeof TABS)[number]

/** The tab that has a part of the guide. */
const TAB_OF: Record<GuidePlace, TabName> = {
  values: 'values',
  steps: 'steps',
  bring_back: 'steps',
  attributes: 'attributes',
  settings: 'problems',
  problems: 'problems',
}

function tabOf(hash: string): TabName {
  const place = Object.entries(TAB_OF).find(([name]) => `#${name}` === hash)
  return place?.[1] ?? 'values'
}

export function SsoGuide({ customer, origin, isNew = false }: SsoGuideProps) {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const [name, chooseGuide] = useGuideName(customer.id, customer.provider)
  const reason = readRefusal(params.get('mend'))
  const place = useSettingToFix(name, reason)
  const kind = kindOfGuide(name)
  // Nothing is copied to or from Microsoft and Google.
  const tabs = TABS.filter(
    (one) => !isApplicationKind(kind) || one === 'steps' || one === 'problems',
  )
  // Steps and values to bring back are in one tab.
  const named = place ? 'steps' : tabOf(hash)
  const [tab, showTab] = useChoiceInAddress('tab', tabs, tabs.includes(named) ? named : 'steps')
  useSettingInAddress(name, place)
  const values = { ...portalValuesAt(origin, customer.id), ...oidcValuesAt(origin, customer.id) }
  const panels: Record<TabName, ReactNode> = {
    values: (
      <Card title={GUIDE_TITLES.values} titleId="values">
        {kind === 'oidc' ? (
          <OidcGivenValues values={values} hasKeys />
        ) : (
          <PortalValueList values={values} customer={customer} isNew={isNew} />
        )}
      </Card>
    ),
    steps: (
      <Card title={GUIDE_TITLES.steps} titleId="steps">
        <LoadedGuide name={name}>
          {(guide) => (
            <div className={styles.steps}>
              <GuideAtProvider
                key={name}
                guide={guide}
                values={values}
                mended={{ place, reason }}
                ticksKey={`${customer.id}:${name}`}
              />
              {guide.bringBack.length > 0 && (
                <GuideBringBack guide={guide} mended={{ place, reason }} />
              )}
            </div>
          )}
        </LoadedGuide>
      </Card>
    ),
    attributes: (
      <Card title={GUIDE_TITLES.attributes} titleId="attributes">
        <LoadedGuide name={name}>{(guide) => <AttributeTable guide={guide} />}</LoadedGuide>
      </Card>
    ),
    problems: (
      <Card title={words.tabs.problems}>
        <LoadedGuide name={name}>{(guide) => <GuideTroubleshooting guide={guide} />}</LoadedGuide>
      </Card>
    ),
  }

  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <ProviderSelect name={name} isTeam={customer.isTeam ?? false} onChoose={chooseGuide} />
        <Tabs
          label={words.tabs.label}
          tabs={tabs.map((one) => ({
            name: one,
            text: words.tabs[one],
            panel: panels[one],
            isKept: true,
          }))}
          shown={tab}
          onShow={showTab}
        />
      </div>
      {customer.isTeam ? (
        <TeamSteps teamId={customer.id} />
      ) : (
        <NextSteps customer={customer} kind={kind} isNew={isNew} />
      )}
    </div>
  )
}

type ProviderSelectProps = {
  name: GuideName
  /** The team signs in by SAML alone. */
  isTeam: boolean
  onChoose: (name: GuideName) => void
}

function ProviderSelect({ name, isTeam, onChoose }: ProviderSelectProps) {
  return (
    <div className={styles.provider}>
      <ChoiceMark>{markOf(name)}</ChoiceMark>
      <Field label={words.provider}>
        {(control) => (
          <Select
            {...control}
            value={name}
            onChange={(event) => {
              const chosen = [...GUIDE_NAMES, ...KIND_GUIDES].find(
                (known) => known === event.target.value,
              )
              if (chosen) onChoose(chosen)
            }}
          >
            <optgroup label={kinds.saml}>
              {GUIDE_NAMES.map((known) => (
                <option key={known} value={known}>
                  {guideLabel(known)}
                </option>
              ))}
            </optgroup>
            {!isTeam && (
              <optgroup label={words.otherKinds}>
                {KIND_GUIDES.map((known) => (
                  <option key={known} value={known}>
                    {guideLabel(known)}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
        )}
      </Field>
    </div>
  )
}
