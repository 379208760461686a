import * as words from '#words/connections.ts'

import {
  CONNECTION_PLACES,
  type ConnectionForm,
  fieldAt,
  isOfKind,
  NEW_CONNECTION_VALUES,
} from './connection-values.ts'
import { ConnectionField } from './connection-field.tsx'
import styles from './saml-advanced.module.css'

const ADVANCED = CONNECTION_PLACES.filter((place) => fieldAt(place).isAdvanced)

/** Open where something in it is set or wrong, so that nothing takes effect unseen. */
export function SamlAdvanced({ form, isByLink }: { form: ConnectionForm; isByLink: boolean }) {
  const places = ADVANCED.filter((place) => !(isByLink && fieldAt(place).isOfStaff))
  const switches = places.filter((place) => isOfKind(place, 'switch'))
  const others = places.filter((place) => !isOfKind(place, 'switch'))
  const isNeeded = places.some(
    (place) =>
      String(form.values[place]) !== String(NEW_CONNECTION_VALUES[place]) || form.problemOf(place),
  )

  return (
    <details className={styles.advanced} open={isNeeded || undefined}>
      <summary className={styles.summary}>{words.advanced}</summary>
      <div className={styles.fields}>
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
