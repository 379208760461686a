import { useMutation } from '@tanstack/react-query'

import { accessEndpoints } from '#shared/access/endpoints.ts'
import * as words from '#words/language-choice.ts'
import { code } from '#words/language.ts'
import { call } from '#web/lib/call.ts'
import { languageIn, NAMED_LANGUAGES } from '#web/lib/language-name.ts'

import styles from './language-select.module.css'

/** Sets the language of whoever is signed in, and of the browser. The page comes anew in it. */
export function LanguageSelect({
  chosen = code,
  automatic,
}: {
  /** Empty for no preference. Without it, the page's own. */
  chosen?: string | undefined
  /** What having no preference is called, where it can be chosen. */
  automatic?: string
}) {
  const choosing = useMutation({
    mutationFn: (value: string) =>
      call(accessEndpoints.chooseLanguage, { body: { language: languageIn(value) } }),
    onSuccess: () => location.reload(),
  })

  return (
    <>
      <label className={styles.choice}>
        {words.label}
        <select
          value={choosing.isPending ? choosing.variables : chosen}
          onChange={({ target }) => choosing.mutate(target.value)}
        >
          {automatic && <option value="">{automatic}</option>}
          {NAMED_LANGUAGES.map(({ language, name }) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {choosing.isError && <p role="alert">{words.failed}</p>}
    </>
  )
}
