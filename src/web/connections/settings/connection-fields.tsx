import { ExternalLink, Import } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasField, isApplicationKind } from '#shared/connections/fields.ts'
import * as words from '#words/connections.ts'
import { importMetadata } from '#words/customers.ts'
import { SAML_PROVIDERS } from '#shared/customers/values.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import type { GuidedProvider } from '#web/lib/navigation/admin-paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { ConnectionField } from './connection-field.tsx'
import {
  CONNECTION_PLACES,
  type ConnectionForm,
  type ConnectionPlace,
  fieldAt,
  isOfKind,
  nameAt,
  NEW_CONNECTION_VALUES,
} from './connection-values.ts'
import { GivenValue, GivenValues, OidcGivenValues } from './given-values.tsx'
import { oidcValuesAt, portalValuesAt } from './portal-values.ts'
import styles from './saml-settings.module.css'

type ConnectionFieldsProps = {
  form: ConnectionForm
  id: string
  /** Origin of the portal, as the server knows it. */
  origin: string
  /** Address of the guide for a provider. */
  guideOf: (provider: GuidedProvider) => Address
  onImport: () => void
  /** The team signs in by SAML alone. */
  hasKinds?: boolean
  /** In place of fields, where the provider knows this portal by one application. */
  application: ReactNode
}

const RECEIVED = CONNECTION_PLACES.filter(
  (place) =>
    place === 'saml.clientSecret' || (fieldAt(place).isRequired && place !== 'saml.provider'),
)

/** Nothing is entered where the provider knows this portal by one application. */
function isEntered({ values: { 'saml.kind': kind } }: ConnectionForm, place: ConnectionPlace) {
  return !isApplicationKind(kind) && hasField(kind, nameAt(place))
}

/** The settings of a connection that is on. What the provider is told comes before what it gives. */
export function ConnectionFields({
  form,
  id,
  origin,
  guideOf,
  onImport,
  hasKinds = true,
  application,
}: ConnectionFieldsProps) {
  const kind = form.values['saml.kind']
  const isSaml = kind === 'saml'
  const choice = hasKinds && <ConnectionField form={form} place="saml.kind" />
  if (isApplicationKind(kind)) {
    return (
      <>
        {choice}
        {application}
        <ConnectionAdvanced form={form} isByLink={false} />
      </>
    )
  }
  return (
    <>
      {choice}
      {isSaml && <ProviderSelect form={form} guideOf={guideOf} />}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.given}</legend>
        {isSaml ? (
          <GivenValues values={portalValuesAt(origin, id)} />
        ) : (
          <>
            <GuideLink to={guideOf(kind)} />
            <OidcGivenValues
              values={oidcValuesAt(origin, id)}
              hasKeys={form.values['saml.clientProof'] === 'private_key_jwt'}
            />
          </>
        )}
      </fieldset>
      <ReceivedFields form={form} onImport={onImport} />
    </>
  )
}

/** Values that the provider gives, and those that may be needed in addition. */
export function ReceivedFields({
  form,
  onImport,
  isByLink = false,
}: Pick<ConnectionFieldsProps, 'form' | 'onImport'> & {
  /** The holder of a setup link sees nothing that is for staff to set. */
  isByLink?: boolean
}) {
  return (
    <>
      <fieldset className={styles.group}>
        {/* The page of a setup link has it in the title of the card. */}
        {!isByLink && <legend className={styles.legend}>{words.received}</legend>}
        {form.values['saml.kind'] === 'saml' && (
          <Button className={styles.import} icon={<Import aria-hidden="true" />} onClick={onImport}>
            {importMetadata}
          </Button>
        )}
        {RECEIVED.filter((place) => isEntered(form, place)).map((place) => (
          <ConnectionField key={place} form={form} place={place} className={styles.mono} />
        ))}
      </fieldset>
      <ConnectionAdvanced form={form} isByLink={isByLink} />
    </>
  )
}

/** As the specification lists them: the one that fits any provider first. */
const PROVIDERS = ['custom', ...SAML_PROVIDERS.filter((provider) => provider !== 'custom')] as const

function ProviderSelect({ form, guideOf }: Pick<ConnectionFieldsProps, 'form' | 'guideOf'>) {
  const provider = form.values['saml.provider']

  return (
    <Field
      label={words.labels.provider}
      required
      error={form.problemOf('saml.provider')}
      aside={<GuideLink to={guideOf(provider)} />}
    >
      {(control) => (
        <Select
          {...control}
          name="saml.provider"
          value={provider}
          onChange={(event) => {
            const chosen = PROVIDERS.find((known) => known === event.target.value)
            if (chosen) form.change('saml.provider', chosen)
          }}
        >
          {PROVIDERS.map((known) => (
            <option key={known} value={known}>
              {words.providerNames[known]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Opens next to the form, in which something may be typed already. */
function GuideLink({ to }: { to: Address }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={styles.guide}>
      {words.guide}
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </a>
  )
}

const ADVANCED = CONNECTION_PLACES.filter((place) => fieldAt(place).isAdvanced)

/** Open where something in it is set or wrong, so that nothing takes effect unseen. */
function ConnectionAdvanced({ form, isByLink }: { form: ConnectionForm; isByLink: boolean }) {
  const places = ADVANCED.filter(
    (place) =>
      hasField(form.values['saml.kind'], nameAt(place)) && !(isByLink && fieldAt(place).isOfStaff),
  )
  const switches = places.filter((place) => isOfKind(place, 'switch'))
  const others = places.filter((place) => !isOfKind(place, 'switch'))
  const isNeeded = places.some(
    (place) =>
      String(form.values[place]) !== String(NEW_CONNECTION_VALUES[place]) || form.problemOf(place),
  )

  return (
    <details className={styles.advanced} open={isNeeded || undefined}>
      <summary className={styles.summary}>{words.advanced}</summary>
      <div className={styles.samlAdvancedFields}>
        <div className={styles.switches}>
          {switches.map((place) => (
            <ConnectionField key={place} form={form} place={place} />
          ))}
        </div>
        {others.map((place) => (
          <ConnectionField key={place} form={form} place={place} />
        ))}
      </div>
    </details>
  )
}

/** Address at which the provider signs people out, and ours for the other direction. */
export function LogoutFields({ form, ownUrl }: { form: ConnectionForm; ownUrl: string }) {
  if (form.values['saml.kind'] !== 'saml') return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.logout.title}</legend>
      <p className={styles.lead}>{words.logout.lead}</p>
      <GivenValue label={words.logout.own} hint={words.logout.ownHint} value={ownUrl} />
      <ConnectionField form={form} place="saml.logoutUrl" className={styles.mono} />
      <ConnectionField form={form} place="saml.logoutByPost" />
    </fieldset>
  )
}
