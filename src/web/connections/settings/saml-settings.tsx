import * as words from '#words/connections.ts'
import { hints } from '#words/connections.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { ConnectionFields } from './connection-fields.tsx'
import type { ConnectionForm } from './connection-values.ts'
import styles from './saml-settings.module.css'

type SamlSettingsProps = {
  form: ConnectionForm
  id: string
  /** Origin of the portal, as the server knows it. */
  origin: string
  isNew: boolean
  onImport: () => void
}

/** Single sign-on as a part of the form of a customer. */
export function SamlSettings({ form, id, origin, isNew, onImport }: SamlSettingsProps) {
  const isEnabled = form.values['saml.enabled']

  return (
    <Card title={words.title}>
      <div className={styles.fields}>
        <Switch
          label={words.labels.enabled}
          name="saml.enabled"
          hint={hints.enabled}
          isOn={isEnabled}
          onToggle={(isOn) => form.change('saml.enabled', isOn)}
        />
        {isEnabled && (
          <p className={styles.lead}>
            {isNew ? (
              words.goesLiveWithCustomer
            ) : (
              <Rich>
                {words.goesLiveAtSave(<Link to={adminPaths.signOn(id)}>{words.title}</Link>)}
              </Rich>
            )}
          </p>
        )}
        {isEnabled && (
          <ConnectionFields
            form={form}
            id={id}
            origin={origin}
            guideOf={(provider) => adminPaths.ssoGuideFor(id, { provider, isNew })}
            onImport={onImport}
            application={
              isNew ? (
                <p className={styles.lead}>{words.connectAfterSaving}</p>
              ) : (
                <p className={styles.lead}>
                  <Rich>
                    {words.connectOnItsPage(<Link to={adminPaths.signOn(id)}>{words.title}</Link>)}
                  </Rich>
                </p>
              )
            }
          />
        )}
      </div>
    </Card>
  )
}
