import type { Settings } from '#shared/settings.ts'
import { type Stored, useVersionedForm } from '#web/lib/use-versioned-form.ts'

import { checkSettingsForm } from './check-settings-form.ts'
import { SETTINGS_FIELDS, type SettingsValues } from './settings-fields.ts'
import { toFormValues } from './settings-form-values.ts'

export type SettingsForm = ReturnType<typeof useSettingsForm>

export function useSettingsForm(settings: Settings) {
  const form = useVersionedForm<SettingsValues>({
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
    discard: () => form.accept(form.saved),
  }
}

function toStored(settings: Settings): Stored<SettingsValues> {
  return { values: toFormValues(settings), version: settings.version }
}
