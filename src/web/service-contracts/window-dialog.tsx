import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'

import type { MaintenanceWindow } from '#shared/service-contracts/contract.ts'
import { maintenanceEndpoints } from '#shared/service-contracts/endpoints.ts'
import { locale } from '#words/language.ts'
import * as words from '#words/service-contracts.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { call } from '#web/lib/http/call.ts'
import { deviceZone, zoneName } from '#web/tickets/sla/business-times.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { RadioChoice } from '#web/ui/controls/radio-choice.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { DraftNotice } from '#web/ui/form/draft-notice.tsx'
import type { Problems } from '#web/ui/form/problems.ts'
import { useStoredForm } from '#web/ui/form/use-stored-form.ts'

import { useNow } from '#web/ui/display/time-text.tsx'
import { contractQueries } from './contract-queries.ts'
import styles from './service-contracts.module.css'

type WindowDialogProps = {
  /** Null while the dialog is closed. */
  edited: MaintenanceWindow | 'new' | null
  onClose: () => void
}

/** Adds a window or changes one. What is typed is kept when the dialog is closed. */
export function WindowDialog({ edited, onClose }: WindowDialogProps) {
  const nameInput = useRef<HTMLInputElement>(null)

  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? words.newWindow : words.editWindow}
      initialFocus={nameInput}
    >
      {edited !== null && (
        <WindowForm
          window={edited === 'new' ? null : edited}
          nameInput={nameInput}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}

type WindowValues = {
  name: string
  startsAt: string
  endsAt: string
  isForAll: boolean
  customerIds: string[]
}

const WINDOW_FIELDS = ['name', 'startsAt', 'endsAt', 'isForAll', 'customerIds'] as const

/** The shape of a draft. */
const EXAMPLE_WINDOW: WindowValues = {
  name: '',
  startsAt: '',
  endsAt: '',
  isForAll: true,
  customerIds: [''],
}

const HOUR_MS = 60 * 60_000

/** `2026-01-05T09:30`, as a field has it in the zone of this device. */
function localTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function valuesOf(window: MaintenanceWindow | null): WindowValues {
  const hour = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS)
  return {
    name: window?.name ?? '',
    startsAt: localTime(window ? new Date(window.startsAt) : hour),
    endsAt: localTime(window ? new Date(window.endsAt) : new Date(hour.getTime() + 2 * HOUR_MS)),
    isForAll: window ? window.customers === null : true,
    customerIds: window?.customers?.map(({ id }) => id) ?? [],
  }
}

function checkWindow(values: WindowValues): Problems<WindowValues> {
  const problems: Problems<WindowValues> = {}
  if (values.name.trim() === '') problems.name = words.windowNameRequired
  if (values.startsAt === '') problems.startsAt = words.timeWrong
  if (values.endsAt === '') problems.endsAt = words.timeWrong
  else if (values.endsAt <= values.startsAt) problems.endsAt = words.windowEndsBefore
  if (!values.isForAll && values.customerIds.length === 0)
    problems.customerIds = words.windowForNone
  return problems
}

type WindowFormProps = {
  window: MaintenanceWindow | null
  nameInput: RefObject<HTMLInputElement | null>
  onDone: () => void
}

function WindowForm({ window: stored, nameInput, onDone }: WindowFormProps) {
  const queryClient = useQueryClient()
  const { id: userId } = useViewer()
  const save = useMutation({
    mutationFn: ({ name, startsAt, endsAt, isForAll, customerIds }: WindowValues) => {
      const body = {
        name,
        customerIds: isForAll ? null : customerIds,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      }
      return stored
        ? call(maintenanceEndpoints.changeMaintenance, {
            params: { windowId: stored.id },
            body: { ...body, version: stored.version },
          })
        : call(maintenanceEndpoints.addMaintenance, { body })
    },
    onSuccess: async () => {
      form.dropDraft()
      await queryClient.invalidateQueries(contractQueries.windows())
      onDone()
      toast.success(words.windowSaved)
    },
  })
  const form = useStoredForm({
    fields: WINDOW_FIELDS,
    stored: { values: valuesOf(stored), version: stored?.version },
    // A draft of an earlier version would undo what another administrator saved.
    draftKey: { userId, name: `maintenance:${stored ? `${stored.id}:${stored.version}` : 'new'}` },
    example: EXAMPLE_WINDOW,
    check: checkWindow,
    sending: save,
  })
  const { values } = form
  const now = useNow()
  const isLate = values.startsAt !== '' && new Date(values.startsAt) < now

  return (
    <DialogForm
      form={form}
      onSend={() => save.mutate(values)}
      onCancel={onDone}
      action={{ label: words.saveWindow, busyLabel: words.saving }}
      failure={{ title: words.windowFailed, error: form.failure }}
    >
      <DraftNotice
        hasRestored={form.hasRestored}
        onDiscard={form.discard}
        onUndo={form.undoDiscard}
      >
        {words.windowDraftRestored}
      </DraftNotice>
      <Field label={words.windowName} required error={form.problemOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            ref={nameInput}
            name="name"
            autoComplete="off"
            placeholder={words.windowExample}
            value={values.name}
            onChange={({ target }) => form.change('name', target.value)}
            onBlur={() => form.touch('name')}
          />
        )}
      </Field>
      <div className={styles.times}>
        {(['startsAt', 'endsAt'] as const).map((field) => (
          <Field
            key={field}
            label={field === 'startsAt' ? words.starts : words.ends}
            required
            error={form.problemOf(field)}
          >
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                name={field}
                dir="ltr"
                value={values[field]}
                onChange={({ target }) => form.change(field, target.value)}
                onBlur={() => form.touch(field)}
              />
            )}
          </Field>
        ))}
      </div>
      <p className={styles.quiet}>
        {words.inZone(zoneName(deviceZone()))} {isLate && words.windowLateHint}
      </p>
      <RadioChoice
        legend={words.forWhom}
        name="isForAll"
        value={values.isForAll ? 'all' : 'some'}
        options={[
          { value: 'all', text: words.forAll },
          { value: 'some', text: words.forSome },
        ]}
        onChange={(choice) => form.change('isForAll', choice === 'all')}
      />
      {!values.isForAll && (
        <CustomerChoice
          chosen={values.customerIds}
          error={form.problemOf('customerIds')}
          onChange={(ids) => form.change('customerIds', ids)}
        />
      )}
    </DialogForm>
  )
}

type CustomerChoiceProps = {
  chosen: string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

function CustomerChoice({ chosen, error, onChange }: CustomerChoiceProps) {
  const { data: choices } = useQuery(deskChoices())
  const [typed, setTyped] = useState('')
  const lower = (text: string) => text.toLocaleLowerCase(locale)
  const shown = choices?.customers.filter(({ name }) => lower(name).includes(lower(typed.trim())))

  return (
    <fieldset className={styles.group} aria-label={words.forSome}>
      <TextInput
        type="search"
        name="customerIds"
        aria-label={words.findCustomer}
        placeholder={words.findCustomer}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.customers}>
        {shown?.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
