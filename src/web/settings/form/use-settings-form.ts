import type { Settings } from '#shared/settings/contract.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import type { Stored } from '#web/ui/form/form-draft.ts'
import { fieldsOf } from '#web/ui/form/problems.ts'
import { type StoredByOther, useStoredForm } from '#web/ui/form/use-stored-form.ts'

import { checkSettingsForm } from './check-settings-form.ts'
import { SETTINGS_FIELDS, type SettingsValues } from './settings-fields.ts'
import { EXAMPLE_SETTINGS, toFormValues, toProblems } from './settings-form-values.ts'

export type SettingsForm = ReturnType<typeof useSettingsForm>

/** All settings are one record. Each of its pages edits a part of it, with a draft of its own. */
export type SettingsTopic = 'general' | 'tickets'

type Options = { topic: SettingsTopic; save: { isPending: boolean; error: unknown } }

export function useSettingsForm(settings: Settings, { topic, save }: Options) {
  const viewer = useViewer()
  return useStoredForm<SettingsValues>({
    draftKey: { userId: viewer.id, name: topic === 'tickets' ? 'ticket-settings' : 'settings' },
    example: EXAMPLE_SETTINGS,
    fields: SETTINGS_FIELDS,
    stored: toStored(settings),
    check: checkSettingsForm,
    sending: save,
    problemsIn: (failure) => toProblems(fieldsOf(failure)),
  })
}

export function toStored(settings: Settings): Stored<SettingsValues> {
  return { values: toFormValues(settings), version: settings.version }
}

/** Returns the version that another administrator has saved, as the form goes on from it. */
export function savedByOther(current: Settings): StoredByOther<SettingsValues> {
  return {
    ...toStored(current),
    by: current.updatedBy,
    at: current.updatedAt ?? new Date().toISOString(),
  }
}
