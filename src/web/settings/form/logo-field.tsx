import { ImageUp } from 'lucide-react'
import { useId, useRef } from 'react'

import { LOGO_TYPES, MAX_LOGO_BYTES } from '#shared/settings/values.ts'
import type { Brand } from '#shared/settings/contract.ts'
import * as words from '#words/settings.ts'
import { BrandMark } from '#web/ui/layout/brand-mark.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'

import styles from './logo-field.module.css'
import { useSaveLogo } from './use-save-logo.ts'

/** Stored as soon as it is chosen: a picture cannot wait for the rest of the form. */
export function LogoField({ logo }: { logo: Brand['logo'] }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const { save, isSaving, problem } = useSaveLogo()

  return (
    <fieldset
      className={styles.group}
      aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend className={styles.legend}>{words.logo}</legend>
      <div className={styles.previews}>
        {(['light', 'dark'] as const).map((theme) => (
          <figure key={theme} className={styles.preview} data-theme={theme}>
            <div className={styles.ground}>
              <BrandMark />
            </div>
            <figcaption>{words.logoOn[theme]}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          hidden
          accept={LOGO_TYPES.join()}
          aria-label={words.logoFile}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) save(file)
            // Otherwise choosing the same file again would change nothing.
            event.target.value = ''
          }}
        />
        <Button
          ref={chooseButton}
          icon={<ImageUp aria-hidden="true" />}
          busy={isSaving}
          onClick={() => input.current?.click()}
        >
          {logo ? words.replaceLogo : words.chooseLogo}
        </Button>
        {logo && (
          <Button
            variant="ghost"
            disabled={isSaving}
            onClick={() => {
              save(null)
              // The button that had the focus goes with the logo.
              chooseButton.current?.focus()
            }}
          >
            {words.removeLogo}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.logoHint(MAX_LOGO_BYTES / 1024)}
      </p>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  )
}
