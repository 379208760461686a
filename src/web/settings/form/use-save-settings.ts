import { useMutation, useQueryClient } from '@tanstack/react-query'

import { settingsEndpoints } from '#shared/settings/endpoints.ts'
import type { Settings, SettingsUpdate } from '#shared/settings/contract.ts'
import { nameIn } from '#shared/settings/names.ts'
import { code } from '#words/language.ts'
import { saveUnlessChanged } from '#web/ui/form/save-unless-changed.ts'
import { changeBrand } from '#web/lib/format/brand.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'

import { settingsQueries } from '#web/settings/settings-queries.ts'

type SaveOptions = {
  onSaved: (saved: Settings) => void
  /** Receives the version that another administrator has saved in between. */
  onConflict: (current: Settings) => void
}

export function useSaveSettings({ onSaved, onConflict }: SaveOptions) {
  const accept = useAcceptSettings()

  return useMutation({
    mutationFn: (body: SettingsUpdate) =>
      saveUnlessChanged(
        () => call(settingsEndpoints.updateSettings, { body }),
        () => call(settingsEndpoints.getSettings, {}),
      ),
    onSuccess: ({ saved, conflict }) => {
      if (conflict) return onConflict(conflict)
      accept(saved)
      onSaved(saved)
    },
  })
}

/** Shows stored settings on this page and in all of the portal immediately. */
export function useAcceptSettings() {
  const queryClient = useQueryClient()
  return (settings: Settings) => {
    keepAnswer(queryClient, settingsQueries.settings().queryKey, settings)
    const resources = settings.resources.map((link) => ({
      ...link,
      text: nameIn(code, link.text, link.names),
    }))
    changeBrand({ ...settings, resources })
  }
}
