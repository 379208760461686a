import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pause, Pencil, Play, PlugZap, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { mailboxEndpoints } from '#shared/mail/endpoints.ts'
import * as words from '#words/mailboxes.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { ActionsMenu } from '#web/ui/controls/actions-menu.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MenuButton, MenuSection } from '#web/ui/controls/disclosure.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'

import { CheckResult, useCheck } from './check-card.tsx'
import { toFields, toInput } from './mailbox-fields.ts'
import { mailboxQueries } from './mailbox-queries.ts'

type MailboxActionsProps = {
  mailbox: Mailbox
  /** On the mailbox's own page: it is open for editing, and goes with the mailbox. */
  isOnPage?: boolean
}

/** Menu of what can be done with a stored mailbox. */
export function MailboxActions({ mailbox, isOnPage = false }: MailboxActionsProps) {
  const { id, name, isOn } = mailbox
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'check' | 'remove' | null>(null)
  const turn = useTurn(mailbox)

  async function remove() {
    await call(mailboxEndpoints.removeMailbox, { params: { mailboxId: id } })
    setAsked(null)
    toast.success(words.removed)
    if (isOnPage) await navigate(adminPaths.mailboxes)
    await queryClient.invalidateQueries({ queryKey: mailboxQueries.all().queryKey, exact: true })
  }

  return (
    <>
      <ActionsMenu label={words.actionsFor(name)}>
        {(after) => (
          <>
            {!isOnPage && (
              <MenuButton
                Icon={Pencil}
                onClick={after(() => void navigate(adminPaths.mailbox(id)))}
              >
                {words.edit}
              </MenuButton>
            )}
            <MenuButton Icon={PlugZap} onClick={after(() => setAsked('check'))}>
              {words.check}
            </MenuButton>
            <MenuButton Icon={isOn ? Pause : Play} onClick={after(() => turn.mutate())}>
              {isOn ? words.pause : words.resume}
            </MenuButton>
            <MenuSection>
              <MenuButton Icon={Trash2} isDanger onClick={after(() => setAsked('remove'))}>
                {words.remove}
              </MenuButton>
            </MenuSection>
          </>
        )}
      </ActionsMenu>
      <CheckDialog mailbox={mailbox} open={asked === 'check'} onClose={() => setAsked(null)} />
      <ConfirmDialog
        open={asked === 'remove'}
        title={words.askRemove(name)}
        description={words.whatRemovingDoes}
        action={{
          label: words.remove,
          busyLabel: words.removing,
          variant: 'danger',
          failure: words.removeFailed,
        }}
        onConfirm={remove}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

/** Pauses receiving, or goes on with it; the rest stays as it is stored. */
function useTurn(mailbox: Mailbox) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: () =>
      call(mailboxEndpoints.changeMailbox, {
        params: { mailboxId: mailbox.id },
        body: toInput({ ...toFields(mailbox), isOn: !mailbox.isOn }, mailbox.version),
      }),
    onSuccess: (saved) => {
      keepAnswer(queryClient, mailboxQueries.one(saved.id).queryKey, saved)
      toast.success(saved.isOn ? words.resumed(saved.name) : words.paused(saved.name))
    },
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: mailboxQueries.all().queryKey, exact: true }),
  })
}

type CheckDialogProps = { mailbox: Mailbox; open: boolean; onClose: () => void }

/** Tries a mailbox as it is stored. */
function CheckDialog({ mailbox, open, onClose }: CheckDialogProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  const check = useCheck(toInput(toFields(mailbox), mailbox.version), mailbox.id)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.checkTitle}
      description={mailbox.address}
      initialFocus={closeButton}
    >
      <CheckResult check={check} />
      <DialogActions>
        <Button ref={closeButton} onClick={onClose}>
          {words.close}
        </Button>
        <Button
          variant="primary"
          busy={check.isPending}
          busyLabel={words.checking}
          onClick={() => check.mutate()}
        >
          {words.check}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
