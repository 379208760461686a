import * as words from '#words/sign-on.ts'
import { ConnectionField } from '#web/connections/connection-field.tsx'
import type { ConnectionForm } from '#web/connections/connection-values.ts'
import formStyles from '#web/connections/saml-settings.module.css'

/** Where the provider signs people out. */
export function LogoutFields({ form }: { form: ConnectionForm }) {
  return (
    <fieldset className={formStyles.group}>
      <legend className={formStyles.legend}>{words.logout.title}</legend>
      <p>{words.logout.lead}</p>
      <ConnectionField form={form} place="saml.logoutUrl" className={formStyles.mono} />
      <ConnectionField form={form} place="saml.logoutByPost" />
    </fieldset>
  )
}
