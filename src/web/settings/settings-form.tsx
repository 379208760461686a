import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'

import type { Settings } from '#shared/settings/contract.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'
import { Button } from '#web/kit/parts/button.tsx'
import { DraftNotice } from '#web/kit/form/draft-notice.tsx'
import { LateConflictNotice } from '#web/kit/form/late-conflict-notice.tsx'
import { FormFooter } from '#web/kit/form/form-footer.tsx'
import { LeaveDialog } from '#web/kit/dialog/leave-dialog.tsx'

import { HelpCard } from './help-card.tsx'
import { LinksCard } from './links-card.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { SETTINGS_FIELDS, SETTINGS_LABELS, type SettingsProblems } from './settings-fields.ts'
import styles from './settings-form.module.css'
import { fieldText, toProblems, toSettingsInput } from './settings-form-values.ts'
import { TimeZoneCard } from './time-zone-card.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

export function SettingsForm({ settings }: { settings: Settings }) {
  const isOnline = useOnline()
  const form = useSettingsForm(settings)
  const formElement = useRef<HTMLFormElement>(null)
  const save = useSaveSettings({
    onSaved: form.accept,
    onConflict: form.meet,
    onRefused: (error) => {
      if (error instanceof ApiError) form.refuse(toProblems(error.fields))
    },
  })
  const guard = useLeaveGuard(form.isChanged)

  const { conflict } = form
  const isSaved = save.data?.saved !== undefined && !form.isChanged
  const refusedFields = save.error instanceof ApiError ? save.error.fields : undefined

  const showRefused = useEffectEvent((fields: Record<string, string>) =>
    focusFirst(formElement.current, toProblems(fields)),
  )

  // The fields can take the focus only after they are no longer inert.
  useEffect(() => {
    if (refusedFields) showRefused(refusedFields)
  }, [refusedFields])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isOnline || save.isPending) return
    form.touchAll()
    if (!form.isComplete) return focusFirst(formElement.current, form.problems)
    save.mutate({ ...toSettingsInput(form.values), version: form.saved.version })
  }

  return (
    <form ref={formElement} className={styles.form} noValidate onSubmit={submit}>
      <DraftNotice
        hasRestored={form.hasRestored}
        onDiscard={form.discard}
        onUndo={form.undoDiscard}
      >
        You had begun to change the settings. We kept what you typed.
      </DraftNotice>
      <LateConflictNotice
        what="the settings"
        conflict={conflict}
        labels={SETTINGS_LABELS}
        showValue={fieldText}
        onDecide={form.decide}
      />
      <div className={styles.sections} inert={save.isPending}>
        <OrganizationCard form={form} logo={settings.logo} />
        <HelpCard form={form} />
        <LinksCard form={form} />
        <TimeZoneCard form={form} />
      </div>
      {save.error && (
        <Banner tone="danger">
          <strong>Failed to save the settings</strong>
          <br />
          {errorMessage(save.error)}
        </Banner>
      )}
      <FormFooter
        problemCount={form.problemCount}
        isOnline={isOnline}
        isSaving={save.isPending}
        saveText="Save Settings"
        // A toast would lie upon the button that was pressed.
        note={isSaved ? 'Settings saved' : undefined}
      >
        {form.isChanged && <Button onClick={form.discard}>Discard changes</Button>}
      </FormFooter>
      <LeaveDialog
        isOpen={guard.isAsking}
        onLeave={() => {
          form.dropDraft()
          guard.leave()
        }}
        onStay={guard.stay}
      />
    </form>
  )
}

/** What has to be decided comes before the fields, and then the first of them. */
function focusFirst(form: HTMLFormElement | null, problems: SettingsProblems) {
  const undecided = form?.querySelector<HTMLElement>('fieldset[data-undecided="true"] input')
  const field = SETTINGS_FIELDS.find((name) => problems[name] !== undefined)
  const first = undecided ?? form?.querySelector<HTMLElement>(`[name="${field}"]`)
  first?.focus()
}
