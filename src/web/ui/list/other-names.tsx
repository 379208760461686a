import type { Language } from '#shared/languages.ts'
import type { Names } from '#shared/settings/names.ts'
import * as words from '#words/ui.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { NAMED_LANGUAGES } from '#web/lib/format/language-name.ts'

import styles from './other-names.module.css'

type OtherNamesProps = {
  /** Name in the language of the installation. */
  name: string
  names: Names
  ownLanguage: Language
  maxLength: number
  readOnly?: boolean
  onChange: (names: Names) => void
}

/** Names in further languages: in those that are available, and those it has a name in. */
export function OtherNames({ name, names, ownLanguage, onChange, ...native }: OtherNamesProps) {
  const offered = NAMED_LANGUAGES.filter(
    ({ language }) => language !== ownLanguage || names[language] !== undefined,
  )

  return (
    <details aria-label={words.otherNamesOf(name)} className={styles.others}>
      <summary className={styles.summary}>{words.inOtherLanguages}</summary>
      <div className={styles.fields}>
        {offered.map(({ language, name: inItself }) => (
          <Field key={language} label={<span lang={language}>{inItself}</span>}>
            {(control) => (
              <TextInput
                {...native}
                {...control}
                lang={language}
                autoComplete="off"
                value={names[language] ?? ''}
                onChange={(event) => onChange({ ...names, [language]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
