import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'

import { languageEndpoints } from '#shared/access/endpoints.ts'
import * as words from '#words/language.ts'
import { code } from '#words/language.ts'
import { Field, type FieldControl, FieldError } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { call } from '#web/lib/http/call.ts'
import { languageIn, NAMED_LANGUAGES } from '#web/lib/format/language-name.ts'

import styles from './language-select.module.css'

type LanguageSelectProps = {
  /** Empty for no preference. Without it, the page's own. */
  chosen?: string | undefined
  /** Name of the choice without a preference, when it is offered. */
  automatic?: string
  hint?: string
  /** As a line of text. */
  isQuiet?: boolean
}

/** Sets the language of the signed-in person, and of the browser. The page reloads in it. */
export function LanguageSelect({ chosen = code, automatic, hint, isQuiet }: LanguageSelectProps) {
  const choosing = useMutation({
    mutationFn: (value: string) =>
      call(languageEndpoints.chooseLanguage, { body: { language: languageIn(value) } }),
    onSuccess: () => location.reload(),
  })

  const select = (control: Partial<FieldControl>) => (
    <Select
      {...control}
      value={choosing.isPending ? choosing.variables : chosen}
      onChange={({ target }) => choosing.mutate(target.value)}
    >
      {automatic && <option value="">{automatic}</option>}
      {NAMED_LANGUAGES.map(({ language, name }) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </Select>
  )
  const failure = choosing.isError ? words.languageChangeFailed : null
  if (isQuiet)
    return (
      <label className={styles.quiet}>
        <VisuallyHidden>{words.languageLabel}</VisuallyHidden>
        {select({})}
        {failure && <FieldError>{failure}</FieldError>}
      </label>
    )

  return (
    <Field label={words.languageLabel} hint={hint} error={failure}>
      {(control) => select(control)}
    </Field>
  )
}

export const ownLanguage = queryOptions({
  queryKey: ['language'],
  queryFn: ({ signal }) => call(languageEndpoints.getLanguage, {}, { signal }),
})

/** Offers the setting of the account to a signed-in person. */
export function OwnLanguage({ hasHint = false }: { hasHint?: boolean }) {
  const { data } = useQuery(ownLanguage)
  // The page's own until it is known.
  const chosen = data ? (data.language ?? '') : undefined
  const hint = chosen === '' ? words.automaticLanguageHint : words.languageHint

  return (
    <LanguageSelect
      chosen={chosen}
      automatic={words.automaticLanguage}
      {...(hasHint && { hint })}
    />
  )
}
