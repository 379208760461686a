import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'

import type { BulkChange } from '#shared/desk/queue/contract.ts'
import type { DeskTicketItem } from '#shared/desk/contract.ts'
import { OPEN_STATUSES } from '#shared/desk/values.ts'
import * as ticketWords from '#words/tickets.ts'
import { PRIORITIES, RESOLUTION_CODES } from '#shared/tickets/values.ts'
import * as words from '#words/desk.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { textToHtml } from '#web/desk/rich-text/plain-html.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextArea } from '#web/ui/controls/text-input.tsx'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import type { useBulk } from './use-bulk.ts'

export type BulkAct = keyof typeof words.bulkTitles

type BulkDialogProps = {
  act: BulkAct | null
  tickets: DeskTicketItem[]
  change: ReturnType<typeof useBulk>['change']
  onClose: () => void
}

/** Asks for the one value, and says how many tickets of how many customers it concerns. */
export function BulkDialog({ act, tickets, change, onClose }: BulkDialogProps) {
  const customers = new Set(tickets.map(({ customer }) => customer.id)).size
  const cancel = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open={act !== null}
      onClose={onClose}
      title={act && words.bulkTitles[act]}
      description={words.bulkConcerns(tickets.length, customers)}
      initialFocus={cancel}
    >
      {act && (
        <BulkForm
          key={act}
          act={act}
          tickets={tickets}
          change={change}
          onClose={onClose}
          cancel={cancel}
        />
      )}
    </Dialog>
  )
}

type BulkFormProps = BulkDialogProps & {
  act: BulkAct
  cancel: RefObject<HTMLButtonElement | null>
}

function BulkForm({ act, tickets, change, onClose, cancel }: BulkFormProps) {
  const choices = useChoicesOf(act)
  const [chosen, setChosen] = useState(0)
  const [comment, setComment] = useState('')
  const isOnline = useOnline()
  const choice = choices.of[chosen]

  function send() {
    const additionalComment = textToHtml(comment.trim()) || undefined
    if (choice) change.mutate({ tickets, change: { ...choice.change, additionalComment } })
  }

  return (
    <>
      <FormFailure title={words.bulkFailed} error={change.error} />
      {act === 'close' && <p>{words.closeText}</p>}
      <Field label={choices.label} error={choices.failure}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {choices.of.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {act === 'close' && (
        <Field label={words.closingWords} hint={words.closingHint}>
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              value={comment}
              onChange={({ target }) => setComment(target.value)}
            />
          )}
        </Field>
      )}
      <DialogActions>
        <Button ref={cancel} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          variant={act === 'close' ? 'danger' : 'primary'}
          disabled={!isOnline || tickets.length === 0}
          busy={change.isPending}
          busyLabel={words.bulkChanging}
          onClick={send}
        >
          {words.bulkActs[act](tickets.length)}
        </Button>
      </DialogActions>
    </>
  )
}

type ChoicesOf = {
  label: string
  of: { name: string; change: BulkChange }[]
  failure?: string | null
}

function useChoicesOf(act: BulkAct): ChoicesOf {
  const viewer = useViewer()
  const { data, isError } = useQuery({ ...deskChoices(), enabled: act === 'assign' })
  if (act === 'assign') {
    const others = (data?.agents ?? []).filter(({ id }) => id !== viewer.id)
    return {
      label: words.assignee,
      failure: isError ? words.namesFailed : null,
      of: [
        { name: words.nameOfMe(viewer.name), change: { assigneeId: viewer.id } },
        ...others.map(({ id, name }) => ({ name, change: { assigneeId: id } })),
        { name: words.nobody, change: { assigneeId: null } },
      ],
    }
  }
  if (act === 'status')
    return {
      label: words.status,
      of: OPEN_STATUSES.map((status) => ({
        name: ticketWords.statuses[status],
        change: { status },
      })),
    }
  if (act === 'priority')
    return {
      label: words.priority,
      of: PRIORITIES.toReversed().map((priority) => ({
        name: ticketWords.priorities[priority],
        change: { priority },
      })),
    }
  return {
    label: words.resolution,
    of: RESOLUTION_CODES.map((code) => ({
      name: ticketWords.resolutions[code],
      change: { resolutionCode: code },
    })),
  }
}
