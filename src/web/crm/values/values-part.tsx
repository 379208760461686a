import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'

import * as words from '#words/crm.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import type { CrmValues, CrmValuesInput } from '#shared/crm/contract.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import { MAPPING_KINDS, MAX_MARKER_LENGTH, NOTE_RULES } from '#shared/crm/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { RadioChoice } from '#web/ui/controls/radio-choice.tsx'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { PageForm, StoredNotices } from '#web/ui/form/page-form.tsx'
import { saveUnlessChanged } from '#web/ui/form/save-unless-changed.ts'
import { useStoredForm } from '#web/ui/form/use-stored-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { crmQueries } from '#web/crm/crm-queries.ts'

import { ValueCard } from './value-card.tsx'
import {
  EXAMPLE_VALUES,
  labelsOf,
  savedByOther,
  showField,
  toFormValues,
  toValuesInput,
  type ValuesFields,
  type ValuesFormState,
} from './values-fields.ts'
import styles from '#web/crm/crm-page.module.css'

/** Mapping of the CRM's values to ours. */
export function ValuesPart() {
  const values = useQuery(crmQueries.values())

  return (
    <div className={styles.narrow}>
      {values.isPending && (
        <Loading label={words.valuesLoading}>
          <Card>
            <div className={styles.skeleton}>
              <SkeletonText width="half" />
              <SkeletonText width="most" />
              <SkeletonText width="half" />
            </div>
          </Card>
        </Loading>
      )}
      {values.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.valuesLoadFailed}
            busy={values.isFetching}
            onRetry={() => void values.refetch()}
          />
        </Card>
      )}
      {values.data?.readAt === null && (
        <Card flush>
          <EmptyState
            title={words.noValues}
            icon={<ListChecks aria-hidden="true" />}
            action={
              <Link to={adminPaths.crm} className={buttonClass('primary')}>
                {words.toConnection}
              </Link>
            }
          >
            {words.noValuesText}
          </EmptyState>
        </Card>
      )}
      {values.data && values.data.readAt !== null && <ValuesForm stored={values.data} />}
    </div>
  )
}

/** Mapping of the CRM's values to ours. */
function ValuesForm({ stored }: { stored: CrmValues }) {
  const viewer = useViewer()
  const labels = labelsOf(stored)
  const save = useSaveValues({
    onSaved: (saved) => form.accept(toStored(saved)),
    onConflict: (current) => form.rebase(savedByOther(current)),
  })
  const form = useStoredForm<ValuesFields>({
    draftKey: { userId: viewer.id, name: 'crm-values' },
    example: EXAMPLE_VALUES,
    fields: keysOf(labels),
    stored: toStored(stored),
    check: ({ noteRule, noteMarker }) =>
      noteRule === 'marked' && noteMarker.trim() === '' ? { noteMarker: words.giveMarker } : {},
    sending: save,
  })
  const isSaved = save.data?.saved !== undefined && !form.isChanged

  return (
    <PageForm
      form={form}
      isOnline={useOnline()}
      onSend={() =>
        save.mutate({ ...toValuesInput(form.values, stored), version: form.saved.version ?? 0 })
      }
      failure={{ title: words.valuesNotSaved, error: form.failure }}
      saveText={words.saveValues}
      // A toast would lie upon the button that was pressed.
      note={isSaved ? words.valuesSaved : undefined}
      isUnsaved={form.isChanged}
      onLeave={form.dropDraft}
      onDiscard={form.discard}
      notices={
        <StoredNotices
          form={form}
          savedBy={words.valuesSavedBy}
          draftText={words.valuesDraft}
          labels={labels}
          showValue={(field, value) => showField(field, value, stored)}
        />
      }
    >
      {MAPPING_KINDS.map((kind) => (
        <ValueCard key={kind} kind={kind} form={form} stored={stored} />
      ))}
      <NotesCard form={form} />
    </PageForm>
  )
}

function toStored(values: CrmValues) {
  return { values: toFormValues(values), version: values.version }
}

type Outcome = {
  onSaved: (saved: CrmValues) => void
  /** Receives the version that another administrator has saved in between. */
  onConflict: (current: CrmValues) => void
}

function useSaveValues({ onSaved, onConflict }: Outcome) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (body: CrmValuesInput) =>
      saveUnlessChanged(
        () => call(crmEndpoints.saveCrmValues, { body }),
        () => call(crmEndpoints.getCrmValues, {}),
      ),
    onSuccess: ({ saved, conflict }) => {
      keepAnswer(queryClient, crmQueries.values().queryKey, conflict ?? saved)
      if (conflict) return onConflict(conflict)
      onSaved(saved)
    },
  })
}

/** Choice of the notes that agents send to the CRM. None leave until it is switched on. */
function NotesCard({ form }: { form: ValuesFormState }) {
  const { noteRule, noteMarker } = form.values

  return (
    <Card title={words.notes}>
      <div className={styles.card}>
        <p className={styles.lead}>{words.noteRuleHint}</p>
        <RadioChoice
          legend={words.noteRule}
          name="noteRule"
          value={noteRule}
          onChange={(rule) => form.change('noteRule', rule)}
          options={NOTE_RULES.map((value) => ({ value, text: words.noteRules[value] }))}
        />
        {noteRule === 'all' && <Banner tone="danger">{words.noteWarning}</Banner>}
        {noteRule === 'marked' && (
          <Field label={words.marker} hint={words.markerHint} error={form.problemOf('noteMarker')}>
            {(control) => (
              <TextInput
                {...control}
                name="noteMarker"
                autoComplete="off"
                spellCheck={false}
                maxLength={MAX_MARKER_LENGTH}
                value={noteMarker}
                onChange={(event) => form.change('noteMarker', event.target.value)}
                onBlur={() => form.touch('noteMarker')}
              />
            )}
          </Field>
        )}
      </div>
    </Card>
  )
}
