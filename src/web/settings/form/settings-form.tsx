import type { Settings } from '#shared/settings/contract.ts'
import * as words from '#words/settings.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { PageForm, StoredNotices } from '#web/ui/form/page-form.tsx'
import { HelpCard, TicketsCard, TimeZoneCard } from './settings-cards.tsx'
import { LinksCard } from './links-card.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { fieldText, toSettingsInput } from './settings-form-values.ts'
import { useSaveSettings } from './use-save-settings.ts'
import { savedByOther, type SettingsTopic, toStored, useSettingsForm } from './use-settings-form.ts'

type SettingsFormProps = { settings: Settings; topic: SettingsTopic }

export function SettingsForm({ settings, topic }: SettingsFormProps) {
  const save = useSaveSettings({
    onSaved: (saved) => form.accept(toStored(saved)),
    onConflict: (current) => form.rebase(savedByOther(current)),
  })
  const form = useSettingsForm(settings, { topic, save })
  const isSaved = save.data?.saved !== undefined && !form.isChanged

  return (
    <PageForm
      form={form}
      isOnline={useOnline()}
      onSend={() => save.mutate({ ...toSettingsInput(form.values), version: form.saved.version })}
      failure={{ title: words.saveFailed, error: save.error }}
      saveText={words.save}
      // A toast would lie upon the button that was pressed.
      note={isSaved ? words.saved : undefined}
      isUnsaved={form.isChanged}
      onLeave={form.dropDraft}
      onDiscard={form.discard}
      notices={
        <StoredNotices
          form={form}
          savedBy={words.savedBy}
          draftText={words.draftKept}
          labels={words.labels}
          showValue={fieldText}
        />
      }
    >
      {topic === 'tickets' ? (
        <TicketsCard form={form} />
      ) : (
        <>
          <OrganizationCard form={form} logo={settings.logo} />
          <HelpCard form={form} />
          <LinksCard form={form} />
          <TimeZoneCard form={form} />
        </>
      )}
    </PageForm>
  )
}
