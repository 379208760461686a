import { ImageUp } from 'lucide-react'
import { useId, useRef } from 'react'

import { LOGO_TYPES, MAX_LOGO_BYTES } from '#shared/settings/values.ts'
import type { Brand } from '#shared/settings/contract.ts'
import { BrandMark } from '#web/kit/basic/brand-mark.tsx'
import { Button } from '#web/kit/parts/button.tsx'
import { FieldError } from '#web/kit/basic/field.tsx'

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
      <legend className={styles.legend}>Logo</legend>
      <div className={styles.previews}>
        {(['light', 'dark'] as const).map((theme) => (
          <figure key={theme} className={styles.preview} data-theme={theme}>
            <div className={styles.ground}>
              <BrandMark />
            </div>
            <figcaption>On {theme}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          hidden
          accept={LOGO_TYPES.join()}
          aria-label="Logo file"
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
          {logo ? 'Replace logo' : 'Choose logo'}
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
            Remove logo
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        PNG, JPEG, WebP or SVG, at most {MAX_LOGO_BYTES / 1024} KB. It stands beside the name and is
        saved at once.
      </p>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  )
}
