import { type RefObject, useRef, useState } from 'react'

import * as words from '#words/setup-links.ts'
import { setupLinkEndpoints } from '#shared/connections/endpoints.ts'
import type { MadeSetupLink, SetupLinks } from '#shared/connections/setup-links/contract.ts'
import { SETUP_LINK_DAYS, USUAL_SETUP_LINK_DAYS } from '#shared/connections/setup-links/values.ts'
import { call } from '#web/lib/http/call.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

import { useChangeLinks } from './setup-link-queries.ts'
import styles from './setup-links-card.module.css'

type MakeLinkDialogProps = {
  customerId: string
  contacts: SetupLinks['contacts']
  onClose: () => void
}

/** Asks for whom a link is, and shows it once. */
export function MakeLinkDialog({ customerId, contacts, onClose }: MakeLinkDialogProps) {
  const first = useRef<HTMLInputElement>(null)
  const [made, setMade] = useState<MadeSetupLink | null>(null)

  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? words.madeTitle : words.makeTitle}
      description={made ? words.madeFor(made.link.name) : words.makeDescription}
      initialFocus={first}
    >
      {made ? (
        <Made made={made} onClose={onClose} />
      ) : (
        <MakeLinkForm
          customerId={customerId}
          contacts={contacts}
          nameInput={first}
          onMade={setMade}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}

function Made({ made, onClose }: { made: MadeSetupLink; onClose: () => void }) {
  const doneButton = useRef<HTMLButtonElement>(null)
  useFocusWhen(true, () => doneButton.current)

  return (
    <>
      <div className={styles.url}>
        <code className={styles.text}>{made.url}</code>
        <CopyButton value={made.url} name={words.linkName} />
      </div>
      {made.mail === 'queued' && <p>{words.mailQueued(made.link.email ?? '')}</p>}
      {made.mail === 'off' && <p>{words.mailOff}</p>}
      <DialogActions>
        <Button ref={doneButton} variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </>
  )
}

type MakeLinkFormProps = {
  customerId: string
  contacts: SetupLinks['contacts']
  /** Focused when the dialog opens. */
  nameInput: RefObject<HTMLInputElement | null>
  onMade: (made: MadeSetupLink) => void
  onCancel: () => void
}

function MakeLinkForm(props: MakeLinkFormProps) {
  const { customerId, contacts, nameInput, onMade, onCancel } = props
  const make = useChangeLinks(
    customerId,
    ({ email, name, ...values }: NewLinkValues) =>
      call(setupLinkEndpoints.makeSetupLink, {
        params: { customerId },
        body: { ...values, name: name.trim(), email: email.trim() || null },
      }),
    { onDone: onMade },
  )
  const form = useForm<NewLinkValues>({
    initial: { ...newLinkFor(contacts[0]), days: USUAL_SETUP_LINK_DAYS, mayGoLive: false },
    check: checkNewLink,
    shows: 'left',
    sending: make,
    onChange: () => make.error !== null && make.reset(),
  })
  const { values } = form

  return (
    <DialogForm
      form={form}
      failure={{ title: words.makeFailed, error: form.failure }}
      action={{ label: words.make, busyLabel: words.making }}
      onSend={() => make.mutate(values)}
      onCancel={onCancel}
    >
      {contacts.length > 0 && (
        <Field label={words.contact}>
          {(control) => (
            <Select
              {...control}
              value={contacts.findIndex((one) => one.email === values.email)}
              onChange={(event) =>
                form.set({ ...values, ...newLinkFor(contacts[Number(event.target.value)]) })
              }
            >
              {contacts.map(({ name, email }, index) => (
                <option key={email} value={index}>
                  {name}
                </option>
              ))}
              <option value={-1}>{words.somebodyElse}</option>
            </Select>
          )}
        </Field>
      )}
      <Field label={words.name} required error={form.problemOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            ref={nameInput}
            name="name"
            autoComplete="off"
            dir="auto"
            value={values.name}
            onChange={(event) => form.change('name', event.target.value)}
            onBlur={() => form.touch('name')}
          />
        )}
      </Field>
      <Field label={words.email} hint={words.emailHint} error={form.problemOf('email')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={values.email}
            onChange={(event) => form.change('email', event.target.value)}
            onBlur={() => form.touch('email')}
          />
        )}
      </Field>
      <Checkbox
        name="isMailed"
        label={words.sendMail}
        checked={values.isMailed}
        onChange={(event) => form.change('isMailed', event.target.checked)}
      />
      <Field label={words.expires} error={form.problemOf('days')}>
        {(control) => (
          <Select
            {...control}
            name="days"
            value={values.days}
            onChange={(event) => form.change('days', Number(event.target.value))}
          >
            {SETUP_LINK_DAYS.map((days) => (
              <option key={days} value={days}>
                {words.days(days)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        name="mayGoLive"
        label={words.mayGoLive}
        hint={words.mayGoLiveHint}
        checked={values.mayGoLive}
        onChange={(event) => form.change('mayGoLive', event.target.checked)}
      />
    </DialogForm>
  )
}

type NewLinkValues = {
  name: string
  email: string
  isMailed: boolean
  days: number
  mayGoLive: boolean
}

/** Initial person of the form; empty when no contact is chosen. */
export function newLinkFor(contact: SetupLinks['contacts'][number] | undefined) {
  const { name = '', email = '' } = contact ?? {}
  return { name, email, isMailed: email !== '' }
}

export function checkNewLink({ name, email, isMailed }: NewLinkValues) {
  return {
    ...(name.trim() === '' && { name: words.giveName }),
    ...(isMailed && email.trim() === '' && { email: words.giveAddress }),
  }
}
