import * as words from '#words/connections.ts'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'

import type { oidcValuesAt } from './portal-values.ts'
import styles from './given-values.module.css'

type GivenValuesProps = { values: { entityId: string; acsUrl: string } }

/** Values to enter at the identity provider; known before the customer is saved. */
export function GivenValues({ values: { entityId, acsUrl } }: GivenValuesProps) {
  return (
    <>
      <GivenValue label={words.ownEntityId} hint={words.ownEntityIdHint} value={entityId} />
      <GivenValue label={words.ownAcsUrl} hint={words.ownAcsUrlHint} value={acsUrl} />
    </>
  )
}

type OidcValues = ReturnType<typeof oidcValuesAt>

/** Values to enter at a provider of OpenID Connect, and what to do there. */
export function OidcGivenValues({ values, hasKeys }: { values: OidcValues; hasKeys: boolean }) {
  return (
    <>
      <p className={styles.steps}>{words.oidcSteps}</p>
      <GivenValue
        label={words.redirectUri}
        hint={words.redirectUriHint}
        value={values.redirectUri}
      />
      <GivenValue label={words.scopes} hint={words.scopesHint} value="openid email profile" />
      <GivenValue
        label={words.postLogoutUri}
        hint={words.postLogoutUriHint}
        value={values.postLogoutUri}
      />
      <GivenValue
        label={words.backchannelLogoutUri}
        hint={words.backchannelLogoutUriHint}
        value={values.backchannelLogoutUri}
      />
      {hasKeys && (
        <GivenValue label={words.oidcKeys} hint={words.oidcKeysHint} value={values.keysUrl} />
      )}
    </>
  )
}

export function GivenValue({ label, hint, value }: { label: string; hint: string; value: string }) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className={styles.value}>
          <TextInput {...control} className={styles.mono} readOnly value={value} />
          <CopyButton value={value} name={label} />
        </span>
      )}
    </Field>
  )
}
