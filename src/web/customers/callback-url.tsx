import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import styles from './callback-url.module.css'

/** The address has the customer's id in it, which is made when the customer is saved. */
export function CallbackUrl({ url }: { url: string | undefined }) {
  if (url === undefined) {
    return (
      <div className={styles.later}>
        <p className={styles.label}>ACS / Callback URL</p>
        <p>Appears here once the customer is saved.</p>
      </div>
    )
  }

  return (
    <Field
      label="ACS / Callback URL"
      hint="Enter it at the identity provider, where responses are to be sent"
    >
      {(control) => (
        <span className={styles.value}>
          <TextInput {...control} className={styles.mono} readOnly value={url} />
          <CopyButton value={url} name="ACS / Callback URL" />
        </span>
      )}
    </Field>
  )
}
