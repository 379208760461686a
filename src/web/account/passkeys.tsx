import { useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'

import * as words from '#words/account.ts'
import { deviceOn, redirecting, signInAgain } from '#words/sign-in.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { describeDevice, readDevice } from '#shared/access/describe-device.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import type { Passkey, TotpSetup } from '#shared/account/contract.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/account/values.ts'
import { makePasskey, signInUrlOf } from '#web/access/passkeys/passkeys.ts'
import { formatDay, formatShortAge } from '#web/lib/format/format-time.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { leaveSignedOut, rememberReturnPath } from '#web/lib/navigation/return-path.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

import styles from './passkeys.module.css'

/** Dialog or message that is open above the page. */
export type AccountDialog =
  | { name: 'confirm-app' | 'remove-app' | 'add-passkey' | 'make-codes' }
  | { name: 'set-up-app'; setup: TotpSetup }
  | { name: 'rename-passkey'; passkey: Passkey }
  | { name: 'remove-passkey'; passkey: Passkey }
  /** `done` is what else was done, to be said when they are kept. */
  | { name: 'recovery-codes'; codes: string[]; done: string }

/** The dialog if it is the one of this name. */
export function dialogNamed<Name extends AccountDialog['name']>(
  dialog: AccountDialog | null,
  name: Name,
): Extract<AccountDialog, { name: Name }> | null {
  // The name decides which of the union it is; the compiler cannot follow that through a type parameter.
  return dialog?.name === name ? (dialog as Extract<AccountDialog, { name: Name }>) : null
}

type PasskeyListProps = { passkeys: Passkey[]; onAsk: (dialog: AccountDialog) => void }

export function PasskeyList({ passkeys, onAsk }: PasskeyListProps) {
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.passkey}>
          <div className={styles.text}>
            <p className={styles.name}>
              <bdi>{passkey.name}</bdi>
            </p>
            <p className={styles.times}>
              <Rich>{timesOf(passkey)}</Rich>
            </p>
          </div>
          <IconButton
            label={words.renameOf(passkey.name)}
            onClick={() => onAsk({ name: 'rename-passkey', passkey })}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            label={words.removeOf(passkey.name)}
            onClick={() => onAsk({ name: 'remove-passkey', passkey })}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function timesOf({ createdAt, lastUsedAt }: Passkey) {
  const added = <TimeText at={createdAt} format={formatDay} />
  if (!lastUsedAt) return words.addedAndNotUsed(added)
  return words.addedAndUsed(added, <TimeText at={lastUsedAt} format={formatShortAge} />)
}

type PasskeyDialogsProps = {
  dialog: AccountDialog | null
  /** Consequence of removing one. */
  removalNote: string
  /** Shows the change on the page, and then closes the dialog. */
  onDone: (done: string, recoveryCodes?: string[] | null) => Promise<void>
  onRemoved: () => void
  onClose: () => void
}

export function PasskeyDialogs(props: PasskeyDialogsProps) {
  const { dialog, removalNote, onDone, onRemoved, onClose } = props
  const removed = dialogNamed(dialog, 'remove-passkey')?.passkey

  return (
    <>
      <AddPasskeyDialog
        open={dialog?.name === 'add-passkey'}
        onAdded={(codes) => void onDone(words.passkeyAdded, codes)}
        onClose={onClose}
      />
      <RenamePasskeyDialog
        passkey={dialogNamed(dialog, 'rename-passkey')?.passkey ?? null}
        onRenamed={() => void onDone(words.passkeyRenamed)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={removed !== undefined}
        title={words.askRemovePasskey(removed?.name ?? '')}
        description={removalNote}
        action={{ label: words.removePasskey, busyLabel: words.removing, variant: 'danger' }}
        onConfirm={async () => {
          const params = { passkeyId: removed?.id ?? '' }
          await call(accountEndpoints.removePasskey, { params, body: {} })
          await onDone(words.passkeyRemoved)
          onRemoved()
        }}
        onClose={onClose}
      />
    </>
  )
}

type AddPasskeyDialogProps = {
  open: boolean
  onAdded: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** A name for a passkey of this device. */
function suggestName(): string {
  const device = readDevice(globalThis.navigator?.userAgent ?? null)
  return device ? describeDevice({ deviceOn }, device) : words.unnamedPasskey
}

function AddPasskeyDialog({ open, onAdded, onClose }: AddPasskeyDialogProps) {
  const [name, setName] = useState(suggestName)
  const [signInUrl, setSignInUrl] = useState<string | null>(null)
  const nameInput = useRef<HTMLInputElement>(null)

  async function add() {
    const options = await call(accountEndpoints.beginPasskey, { body: {} }).catch((failure) => {
      setSignInUrl(signInUrlOf(failure))
      throw failure
    })
    const response = await makePasskey(options)
    const body = { name: name.trim() || suggestName(), response }
    const { recoveryCodes } = await call(accountEndpoints.addPasskey, { body })
    setName(suggestName())
    onAdded(recoveryCodes)
  }

  if (open && signInUrl)
    return (
      <ConfirmDialog
        // Without the failure of the other.
        key="again"
        open
        title={words.addPasskeyTitle}
        description={signInAgain}
        action={{ label: words.ownPasskeys.signInAgain, busyLabel: redirecting }}
        onConfirm={() => leaveToSignIn(signInUrl)}
        onClose={onClose}
      />
    )

  return (
    <ConfirmDialog
      open={open}
      title={words.addPasskeyTitle}
      description={words.browserAsks}
      action={{ label: words.goOn, busyLabel: words.waitingForNewPasskey }}
      onConfirm={add}
      onClose={onClose}
      initialFocus={nameInput}
    >
      <Field label={words.passkeyName} hint={words.passkeyNameHint}>
        {(control) => (
          <TextInput
            {...control}
            ref={nameInput}
            autoComplete="off"
            placeholder={suggestName()}
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}

/** Leads to another sign-in, and back here. */
async function leaveToSignIn(signInUrl: string): Promise<void> {
  rememberReturnPath(paths.account)
  // The sign-in page leads on those who are signed in.
  if (signInUrl === paths.login) await call(accessEndpoints.logout, {})
  leaveSignedOut(signInUrl)
}

type RenamePasskeyDialogProps = {
  /** Null while it is closed. */
  passkey: Passkey | null
  onRenamed: () => void
  onClose: () => void
}

function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <Dialog
      open={passkey !== null}
      onClose={onClose}
      title={words.renamePasskey}
      initialFocus={input}
    >
      {passkey && (
        <RenameForm passkey={passkey} input={input} onRenamed={onRenamed} onClose={onClose} />
      )}
    </Dialog>
  )
}

function RenameForm({
  passkey,
  input,
  onRenamed,
  onClose,
}: {
  passkey: Passkey
  input: RefObject<HTMLInputElement | null>
  onRenamed: () => void
  onClose: () => void
}) {
  const rename = useMutation({
    mutationFn: (name: string) =>
      call(accountEndpoints.renamePasskey, {
        params: { passkeyId: passkey.id },
        body: { name: name.trim() },
      }),
    onSuccess: onRenamed,
  })
  const form = useForm({
    initial: { name: passkey.name },
    sending: rename,
    problemsIn: (failure) => ({ name: errorMessage(failure) }),
    onChange: rename.reset,
  })

  return (
    <DialogForm
      form={form}
      onSend={() => rename.mutate(form.values.name)}
      action={{ label: words.save, busyLabel: words.saving }}
      onCancel={onClose}
    >
      <Field label={words.passkeyName} error={form.problemOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="name"
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={form.values.name}
            readOnly={rename.isPending}
            onChange={(event) => form.change('name', event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  )
}
