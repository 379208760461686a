import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'

import * as words from '#words/desk.ts'
import * as ticketWords from '#words/tickets.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'
import { categoryLabel, PRIORITIES } from '#shared/tickets/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { useSubmission } from '#web/tickets/writing/use-submission.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Select, TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { DropZone } from '#web/ui/files/drop-zone.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { fieldsOf } from '#web/ui/form/problems.ts'
import { useForm } from '#web/ui/form/use-form.ts'

import { checkNewTicket, EMPTY_TICKET, type NewTicketValues } from './check-new-ticket.ts'
import { useRaise, useRequesters } from './use-raise.ts'
import styles from './new-ticket-button.module.css'

/** Opens the form for a ticket on behalf of a person, of the given customer first. */
export function NewTicketButton({ customerId }: { customerId?: string }) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button icon={<Plus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {words.newTicket}
      </Button>
      {isOpen && <NewTicketDialog customerId={customerId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type NewTicketDialogProps = { customerId?: string | undefined; onClose: () => void }

/** Form in which an agent raises a ticket for a person of a customer. */
function NewTicketDialog({ customerId = '', onClose }: NewTicketDialogProps) {
  const viewer = useViewer()
  const isOnline = useOnline()
  const [files, setFiles] = useState<File[]>([])
  const submission = useSubmission({ userId: viewer.id, name: 'ticket-on-behalf' })
  const raise = useRaise({
    onDone: () => {
      submission.accepted()
      onClose()
    },
    onError: submission.failed,
  })
  const form = useForm({
    initial: { ...EMPTY_TICKET, customerId },
    check: checkNewTicket,
    sending: raise,
  })

  function send() {
    const sending = submission.begin(form.values, files)
    if (sending) raise.mutate({ values: form.values, ...sending })
  }

  function close() {
    if (!raise.isPending) onClose()
  }

  return (
    <Dialog open onClose={close} title={words.newTicketTitle} description={words.newTicketText}>
      <DialogForm
        form={form}
        canSend={isOnline}
        onSend={send}
        onCancel={close}
        failure={{ title: words.raiseFailed, error: raise.error }}
        action={{ label: words.raiseTicket, busyLabel: words.raising }}
      >
        <div className={styles.fields} inert={raise.isPending}>
          <NewTicketFields form={form} />
          <DropZone
            files={files}
            onChange={setFiles}
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

type FieldsProps = { form: ReturnType<typeof useForm<NewTicketValues>> }

/** Fields for the requester, and those that every ticket has. */
function NewTicketFields({ form }: FieldsProps) {
  const { values, change, problemOf } = form

  return (
    <>
      <Requester form={form} />
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
    </>
  )
}

function Requester({ form }: FieldsProps) {
  const { values, change, problemOf } = form
  const id = useId()
  const choices = useQuery(deskChoices())
  const people = useRequesters(values.customerId, values.email.trim())
  const known = people.find(({ email }) => email === values.email.trim().toLowerCase())

  return (
    <>
      <Field label={words.customer} required error={problemOf('customerId')}>
        {(control) => (
          <Select
            {...control}
            name="customerId"
            value={values.customerId}
            onChange={({ target }) => change('customerId', target.value)}
          >
            <option value="">{words.chooseCustomer}</option>
            {choices.data?.customers.map((customer) => (
              <option key={customer.id} value={customer.id}>
                {customer.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={words.email}
        required
        hint={
          known ? (
            <Rich>{words.personIsKnown(<bdi key="name">{known.name}</bdi>)}</Rich>
          ) : (
            words.emailHint
          )
        }
        error={problemOf('email')}
      >
        {(control) => (
          <>
            <TextInput {...control} {...textOf(form, 'email')} type="email" list={id} />
            <datalist id={id}>
              {people.map(({ email, name }) => (
                <option key={email} value={email}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      {!known && (
        <Field label={words.personName} hint={words.personHint} error={problemOf('name')}>
          {(control) => <TextInput {...control} {...textOf(form, 'name')} />}
        </Field>
      )}
    </>
  )
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

function textOf(
  { values, change }: FieldsProps['form'],
  name: 'email' | 'name' | 'subject' | 'description',
) {
  return {
    name,
    dir: 'auto' as const,
    autoComplete: 'off',
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  }
}
