import type { Settings } from '#shared/settings/contract.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { useKeptForm } from '#web/kit/form/use-kept-form.ts'
import type { Stored } from '#web/kit/form/use-versioned-form.ts'

import { checkSettingsForm } from './check-settings-form.ts'
import { SETTINGS_FIELDS, type SettingsValues } from './settings-fields.ts'
import { EXAMPLE_SETTINGS, toFormValues } from './settings-form-values.ts'

export type SettingsForm = ReturnType<typeof useSettingsForm>

export function useSettingsForm(settings: Settings) {
  const viewer = useViewer()
  const form = useKeptForm<SettingsValues>({
    draftKey: { userId: viewer.id, name: 'settings' },
    example: EXAMPLE_SETTINGS,
    fields: SETTINGS_FIELDS,
    stored: toStored(settings),
    check: checkSettingsForm,
  })
  return {
    ...form,
    /** Goes on from what somebody else has saved, with our changes on top. */
    meet: (current: Settings) =>
      form.meet({
        ...toStored(current),
        by: current.updatedBy,
        at: current.updatedAt ?? new Date().toISOString(),
      }),
    accept: (saved: Settings) => form.accept(toStored(saved)),
  }
}

function toStored(settings: Settings): Stored<SettingsValues> {
  return { values: toFormValues(settings), version: settings.version }
}
