import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Construction } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'

import { keysOf } from '#shared/basic/keys-of.ts'
import type { MaintenanceWindow } from '#shared/service-contracts/contract.ts'
import { maintenanceEndpoints } from '#shared/service-contracts/endpoints.ts'
import { list, locale } from '#words/language.ts'
import * as words from '#words/service-contracts.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { deviceZone, zoneName } from '#web/tickets/sla/business-times.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { RadioChoice } from '#web/ui/controls/radio-choice.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import type { Problems } from '#web/ui/form/problems.ts'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useNow } from '#web/ui/display/time-text.tsx'
import { contractQueries } from './contract-queries.ts'
import styles from './service-contracts.module.css'

/** Planned work of now, later and the last weeks, in which clocks stand still. */
export function MaintenancePage() {
  const windows = useQuery(contractQueries.windows())
  const [edited, setEdited] = useState<MaintenanceWindow | 'new' | null>(null)
  useDocumentTitle(words.windowsTitle)
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {words.addWindow}
    </Button>
  )

  return (
    <div className={styles.narrow}>
      <PageHeader title={words.windowsTitle} actions={windows.data?.length ? add : undefined}>
        {words.windowsLead}
      </PageHeader>
      <Loaded query={windows} loading={words.loadingWindows} failed={words.windowsFailed} isInCard>
        {(all) =>
          all.length === 0 ? (
            <Card flush>
              <EmptyState
                title={words.noWindows}
                icon={<Construction aria-hidden="true" />}
                action={add}
              >
                {words.noWindowsText}
              </EmptyState>
            </Card>
          ) : (
            <WindowGroups windows={all} onEdit={setEdited} />
          )
        }
      </Loaded>
      <WindowDialog
        key={edited === null || edited === 'new' ? edited : edited.id}
        edited={edited}
        onClose={() => setEdited(null)}
      />
    </div>
  )
}

type Group = keyof typeof words.windowGroups
type WindowGroupsProps = {
  windows: MaintenanceWindow[]
  onEdit: (window: MaintenanceWindow) => void
}

function groupOf({ startsAt, endsAt }: MaintenanceWindow, now: number): Group {
  if (Date.parse(endsAt) <= now) return 'past'
  return Date.parse(startsAt) <= now ? 'now' : 'coming'
}

function WindowGroups({ windows, onEdit }: WindowGroupsProps) {
  const now = useNow().getTime()

  return keysOf(words.windowGroups).map((group) => {
    const found = windows.filter((one) => groupOf(one, now) === group)
    // The reader looks for the next one, and for the latest of the past.
    const shown = group === 'coming' ? found.toReversed() : found
    if (shown.length === 0) return null
    return (
      <Card key={group} title={words.windowGroups[group]} flush>
        <ul className={styles.rows}>
          {shown.map((one) => (
            <WindowRow key={one.id} window={one} group={group} onEdit={() => onEdit(one)} />
          ))}
        </ul>
      </Card>
    )
  })
}

type WindowRowProps = { window: MaintenanceWindow; group: Group; onEdit: () => void }

function WindowRow({ window: shown, group, onEdit }: WindowRowProps) {
  const { id, name, customers, startsAt, endsAt, countsFrom, version } = shown
  const queryClient = useQueryClient()
  const isNow = group === 'now'
  const end = useMutation({
    // One that has counted stays in the list, up to this moment.
    mutationFn: async () => {
      const params = { windowId: id }
      if (!isNow) return call(maintenanceEndpoints.removeMaintenance, { params })
      const body = {
        name,
        customerIds: customers?.map((customer) => customer.id) ?? null,
        startsAt,
        endsAt: new Date().toISOString(),
        version,
      }
      await call(maintenanceEndpoints.changeMaintenance, { params, body })
      return undefined
    },
    onSuccess: () => toast.success(isNow ? words.windowEnded : words.windowCancelled),
    onError: (error) => toast.error(`${words.endWindowFailed}. ${errorMessage(error)}`),
    onSettled: () => queryClient.invalidateQueries(contractQueries.windows()),
  })
  const time = (at: string) => formatDayAndTime(new Date(at))

  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <bdi className={styles.title}>{name}</bdi>
        <span>{words.windowSpan(time(startsAt), time(endsAt))}</span>
        <span className={styles.quiet} dir="auto">
          {customers ? list(customers.map((customer) => customer.name)) : words.forAll}
        </span>
        {Date.parse(countsFrom) > Date.parse(startsAt) && (
          <span className={styles.quiet}>{words.countsFrom(time(countsFrom))}</span>
        )}
      </div>
      {group !== 'past' && (
        <InlineConfirm
          label={words.actionsOf(name)}
          question={isNow ? words.askEnd(name) : words.askCancelWindow(name)}
          note={isNow ? words.endNote : undefined}
          onConfirm={() => end.mutate()}
        >
          {(button) => (
            <>
              <Button aria-label={words.editWindowOf(name)} onClick={onEdit}>
                {words.edit}
              </Button>
              <Button
                {...button}
                aria-label={isNow ? words.endNowOf(name) : words.cancelWindowOf(name)}
                disabled={end.isPending}
              >
                {isNow ? words.endNow : words.cancelWindow}
              </Button>
            </>
          )}
        </InlineConfirm>
      )}
    </li>
  )
}

type WindowDialogProps = {
  /** Null while the dialog is closed. */
  edited: MaintenanceWindow | 'new' | null
  onClose: () => void
}

function WindowDialog({ edited, onClose }: WindowDialogProps) {
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
      await queryClient.invalidateQueries(contractQueries.windows())
      onDone()
      toast.success(words.windowSaved)
    },
  })
  const form = useForm({
    initial: valuesOf(stored),
    check: checkWindow,
    shows: 'left',
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
