import { useQuery } from '@tanstack/react-query'
import { Building2, Plus, X } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'

import * as words from '#words/desk.ts'
import * as ticketWords from '#words/tickets.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import { categoryLabel, PRIORITIES } from '#shared/tickets/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { useDraftFiles } from '#web/tickets/writing/use-draft-files.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Combobox } from '#web/ui/controls/combobox.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Select, TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { DropZone } from '#web/ui/files/drop-zone.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { DraftNotice } from '#web/ui/form/draft-notice.tsx'
import { fieldsOf } from '#web/ui/form/problems.ts'
import { useStoredForm } from '#web/ui/form/use-stored-form.ts'

import type { Caller } from './callers.ts'
import {
  checkNewTicket,
  EMPTY_TICKET,
  EXAMPLE_TICKET,
  type NewTicketValues,
  TICKET_FIELDS,
} from './check-new-ticket.ts'
import { useCallers, useRaise } from './use-raise.ts'
import styles from './new-ticket-button.module.css'

/** Opens the form for a ticket on behalf of a person, of the given customer first. */
export function NewTicketButton({ customer }: Pick<NewTicketDialogProps, 'customer'>) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button icon={<Plus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {words.newTicket}
      </Button>
      {isOpen && <NewTicketDialog customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type NewTicketDialogProps = {
  customer?: Caller['customer'] | undefined
  onClose: () => void
}

/** Form in which an agent raises a ticket for a person of a customer. */
function NewTicketDialog({ customer, onClose }: NewTicketDialogProps) {
  const viewer = useViewer()
  const isOnline = useOnline()
  const draftKey = { userId: viewer.id, name: `ticket-on-behalf:${customer?.id ?? ''}` }
  const { files, areKept, change: keepFiles } = useDraftFiles(draftKey)
  const [discardedFiles, setDiscardedFiles] = useState<File[]>([])
  const callerInput = useRef<HTMLInputElement>(null)
  const submission = useSubmission({ userId: viewer.id, name: 'ticket-on-behalf' })
  const raise = useRaise({
    onDone: () => {
      submission.accepted()
      form.dropDraft()
      keepFiles([])
      onClose()
    },
    onError: submission.failed,
  })
  const empty = {
    ...EMPTY_TICKET,
    customerId: customer?.id ?? '',
    customer: customer ? [customer] : [],
  }
  const form = useStoredForm({
    fields: TICKET_FIELDS,
    stored: { values: empty, version: undefined },
    draftKey,
    example: EXAMPLE_TICKET,
    check: checkNewTicket,
    sending: raise,
  })

  function send() {
    const sending = submission.begin(form.values, files)
    if (sending) raise.mutate({ values: form.values, ...sending })
  }

  function changeFiles(next: File[]) {
    keepFiles(next)
    form.change('fileCount', next.length)
  }

  function discard() {
    form.discard()
    setDiscardedFiles(files)
    keepFiles([])
  }

  function undoDiscard() {
    form.undoDiscard?.()
    keepFiles(discardedFiles)
  }

  function close() {
    if (!raise.isPending) onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={words.newTicketTitle}
      description={words.newTicketText}
      initialFocus={callerInput}
    >
      <DialogForm
        form={form}
        canSend={isOnline}
        onSend={send}
        onCancel={close}
        failure={{ title: words.raiseFailed, error: raise.error }}
        action={{ label: words.raiseTicket, busyLabel: words.raising }}
      >
        <div className={styles.fields} inert={raise.isPending}>
          <DraftNotice
            hasRestored={form.hasRestored}
            onDiscard={discard}
            onUndo={form.undoDiscard && undoDiscard}
          >
            {ticketWords.keptDraft}
          </DraftNotice>
          <NewTicketFields form={form} callerInput={callerInput} />
          <DropZone
            files={files}
            areKept={areKept}
            onChange={changeFiles}
            maxFiles={MAX_ATTACHMENTS}
            maxBytes={MAX_ATTACHMENT_BYTES}
            hint={words.fileLimits}
            disabled={raise.isPending}
            sent={raise.isPending && files.length > 0 ? submission.sent.files : undefined}
          />
          {fieldsOf(raise.error)['attachments'] && (
            <FieldError>{fieldsOf(raise.error)['attachments']}</FieldError>
          )}
        </div>
      </DialogForm>
    </Dialog>
  )
}

type FieldsProps = { form: ReturnType<typeof useStoredForm<NewTicketValues>> }
type RequesterProps = FieldsProps & { callerInput: RefObject<HTMLInputElement | null> }

/** Fields for the requester, and those that every ticket has. */
function NewTicketFields({ form, callerInput }: RequesterProps) {
  const { values, change, problemOf } = form

  return (
    <>
      <Requester form={form} callerInput={callerInput} />
      <Field label={words.subject} required error={problemOf('subject')}>
        {(control) => <TextInput {...control} {...textOf(form, 'subject')} />}
      </Field>
      <Field label={words.ticketText} required error={problemOf('description')}>
        {(control) => (
          <TextArea {...control} {...textOf(form, 'description')} className={styles.description} />
        )}
      </Field>
      <Field label={words.priority} required error={problemOf('priority')}>
        {(control) => (
          <Select
            {...control}
            name="priority"
            value={values.priority}
            onChange={({ target }) => {
              const priority = PRIORITIES.find((known) => known === target.value)
              if (priority) change('priority', priority)
            }}
          >
            {PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {ticketWords.priorities[priority]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Categories form={form} />
      <Checkbox
        label={words.assignToMe}
        checked={values.assignToMe}
        onChange={({ target }) => change('assignToMe', target.checked)}
      />
    </>
  )
}

/** One field for who is calling: a person, or a customer and then its person, known or new. */
function Requester({ form, callerInput }: RequesterProps) {
  const { values, change, problemOf } = form
  const [customer = null] = values.customer
  const [caller] = values.caller
  const typed = caller ? caller.name || caller.email : values.email
  const { known, fresh, customers, isAnswered } = useCallers(caller ? '' : typed, customer)

  function set(of: Caller['customer'] | null, email: string, chosen?: Caller) {
    change('customerId', of?.id ?? '')
    change('email', email)
    change('name', '')
    change('caller', chosen ? [chosen] : [])
  }

  function narrow(to: Caller['customer'] | null) {
    change('customer', to ? [to] : [])
    set(to, '')
  }

  function choose(id: string) {
    const chosen = [...known, ...fresh].find((one) => idOfCaller(one) === id)
    if (!chosen) return narrow(customers.find((one) => one.id === id) ?? null)
    return set(chosen.customer, chosen.email, chosen)
  }

  const option = (one: Caller) => ({
    id: idOfCaller(one),
    icon: <Avatar name={one.name || one.email} size="small" />,
    text: one.name || one.email,
    detail: one.isNew
      ? words.newAt(one.customer.name)
      : words.personOf(one.email, one.customer.name),
  })
  const groups = [
    { id: 'people', title: words.people, options: known.map(option) },
    { id: 'new', title: words.newPerson, options: fresh.map(option) },
    {
      id: 'customers',
      title: words.customers,
      options: customers.map(({ id, name }) => ({
        id,
        icon: <Building2 aria-hidden="true" />,
        text: name,
      })),
    },
  ].filter(({ options }) => options.length > 0)
  const isNothing = !caller && isAnswered && groups.length === 0

  return (
    <>
      <Field
        label={words.whoIsCalling}
        required
        hint={caller ? option(caller).detail : words.callerHint}
        error={problemOf('email')}
      >
        {(control) => (
          <div className={styles.caller}>
            {customer && (
              <Button
                icon={<X aria-hidden="true" />}
                aria-label={words.removeCustomer(customer.name)}
                onClick={() => {
                  narrow(null)
                  callerInput.current?.focus()
                }}
              >
                <bdi>{customer.name}</bdi>
              </Button>
            )}
            <Combobox
              {...control}
              ref={callerInput}
              name="email"
              dir="auto"
              listLabel={words.peopleAndCustomers}
              value={typed}
              onType={(text) => set(customer, text)}
              groups={groups}
              onChoose={choose}
              outcome={isNothing ? words.noCaller : undefined}
            />
          </div>
        )}
      </Field>
      {caller?.isNew && (
        <Field label={words.personName} error={problemOf('name')}>
          {(control) => <TextInput {...control} {...textOf(form, 'name')} />}
        </Field>
      )}
    </>
  )
}

function idOfCaller({ email, customer, isNew }: Caller): string {
  return `${isNew ? 'new' : 'known'}-${customer.id}-${email}`
}

function Categories({ form }: FieldsProps) {
  const { values, change, problemOf } = form
  const { data: categories = [] } = useQuery(ticketQueries.categories())
  const problem = problemOf('categories')
  const id = useId()

  return (
    <fieldset className={styles.group} aria-describedby={problem ? id : undefined}>
      <legend>
        {words.categories}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className={styles.categories}>
        {categories.map((category) => (
          <Checkbox
            key={category.id}
            name="categories"
            label={categoryLabel(category, ticketWords.categoryName)}
            checked={values.categories.includes(category.id)}
            onChange={({ target }) =>
              change(
                'categories',
                target.checked
                  ? [...values.categories, category.id]
                  : values.categories.filter((one) => one !== category.id),
              )
            }
          />
        ))}
      </div>
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </fieldset>
  )
}

function textOf({ values, change }: FieldsProps['form'], name: 'name' | 'subject' | 'description') {
  return {
    name,
    dir: 'auto' as const,
    autoComplete: 'off',
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  }
}
