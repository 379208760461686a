import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useId, useRef } from 'react'

import { settingsEndpoints } from '#shared/settings/endpoints.ts'
import {
  LOGO_TYPES,
  MAX_INSTALLATION_NAME_LENGTH,
  MAX_LOGO_BYTES,
} from '#shared/settings/values.ts'
import type { Brand } from '#shared/settings/contract.ts'
import * as words from '#words/settings.ts'
import { ApiError, errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { BrandMark } from '#web/ui/layout/brand-mark.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { SettingsText } from './settings-text.tsx'
import { useAcceptSettings } from './use-save-settings.ts'
import type { SettingsForm } from './use-settings-form.ts'
import styles from './settings-form.module.css'

export function OrganizationCard({ form, logo }: { form: SettingsForm; logo: Brand['logo'] }) {
  return (
    <Card title={words.organization}>
      <div className={styles.fields}>
        <SettingsText
          form={form}
          name="name"
          required
          maxLength={MAX_INSTALLATION_NAME_LENGTH}
          hint={words.nameHint}
        />
        <LogoField logo={logo} />
      </div>
    </Card>
  )
}

/** Stored as soon as it is chosen: a picture cannot wait for the rest of the form. */
function LogoField({ logo }: { logo: Brand['logo'] }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const { save, isSaving, problem } = useSaveLogo()

  return (
    <fieldset
      className={styles.logoFieldGroup}
      aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend className={styles.logoFieldLegend}>{words.logo}</legend>
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
      <div className={styles.logoFieldActions}>
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
      <p id={`${id}-hint`} className={styles.logoFieldHint}>
        {words.logoHint(MAX_LOGO_BYTES / 1024)}
      </p>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  )
}

/** A file is the new logo; null takes the logo away. */
function useSaveLogo() {
  const accept = useAcceptSettings()

  const save = useMutation({
    mutationFn: async (file: File | null) => {
      if (file === null) return call(settingsEndpoints.removeLogo, {})
      return call(settingsEndpoints.setLogo, { body: { content: await readBase64(file) } })
    },
    onSuccess: (settings) => {
      accept(settings)
      toast.success(settings.logo ? words.logoSaved : words.logoRemoved)
    },
  })

  return {
    save: (file: File | null) => save.mutate(file),
    isSaving: save.isPending,
    /** Fault of the file, or the reason why it could not be sent. */
    problem: save.error ? problemOf(save.error) : undefined,
  }
}

function problemOf(error: Error): string {
  return (error instanceof ApiError ? error.fields.content : undefined) ?? errorMessage(error)
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      // `data:image/png;base64,` and then what is wanted.
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(new Error(`${file.name} cannot be read.`)))
    reader.readAsDataURL(file)
  })
}
