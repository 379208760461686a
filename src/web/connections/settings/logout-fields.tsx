import * as words from '#words/connections.ts'
import { ConnectionField } from './connection-field.tsx'
import type { ConnectionForm } from './connection-values.ts'
import { GivenValue } from './given-values.tsx'
import formStyles from './saml-settings.module.css'

/** Address at which the provider signs people out, and ours for the other direction. */
export function LogoutFields({ form, ownUrl }: { form: ConnectionForm; ownUrl: string }) {
  if (form.values['saml.kind'] !== 'saml') return null
  return (
    <fieldset className={formStyles.group}>
      <legend className={formStyles.legend}>{words.logout.title}</legend>
      <p className={formStyles.lead}>{words.logout.lead}</p>
      <GivenValue label={words.logout.own} hint={words.logout.ownHint} value={ownUrl} />
      <ConnectionField form={form} place="saml.logoutUrl" className={formStyles.mono} />
      <ConnectionField form={form} place="saml.logoutByPost" />
    </fieldset>
  )
}
