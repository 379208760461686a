import { useMutation } from '@tanstack/react-query'

import { settingsEndpoints } from '#shared/settings/endpoints.ts'
import * as words from '#words/settings.ts'
import { ApiError, errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { useAcceptSettings } from './use-save-settings.ts'

/** A file is the new logo; null takes the logo away. */
export function useSaveLogo() {
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
    /** What is wrong with the file, or why it could not be sent. */
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
