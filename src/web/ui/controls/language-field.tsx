import { Field } from './field.tsx'
import { Select } from './text-input.tsx'
import { NAMED_LANGUAGES } from '#web/lib/format/language-name.ts'

type LanguageFieldProps = {
  label: string
  hint: string
  /** Name of the choice without a preference. */
  none: string
  error: string | undefined
  /** Empty for no preference. */
  value: string
  onChange: (language: string) => void
}

/** Chooses a language for others. */
export function LanguageField({ label, hint, none, error, value, onChange }: LanguageFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          name="language"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{none}</option>
          {NAMED_LANGUAGES.map(({ language, name }) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
