import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'

import * as words from '#words/macros.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import type { MacroChangesState } from '#web/desk/macros/use-macro-changes.ts'
import { describeChanges } from '#web/desk/macros/describe-change.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useCategoryName } from '#web/tickets/display/category-names.ts'

import styles from './macro-changes.module.css'
import { useChangeTicket } from './use-change-ticket.ts'

type MacroChangesProps = {
  ticketId: string
  isNote: boolean
  macro: MacroChangesState
  /** With a text they are made when it is sent. */
  hasText: boolean
  disabled: boolean
}

/** Preview of the changes that a macro will make to the ticket. */
export function MacroChanges({ ticketId, isNote, macro, hasText, disabled }: MacroChangesProps) {
  const change = useChangeTicket(ticketId)
  const categoryName = useCategoryName()
  const { data } = useQuery(deskChoices())
  if (!macro.hasAny) return null

  function apply() {
    const { assignee, ...body } = macro.forAnswer()
    const assigneeId = assignee === 'none' ? null : assignee
    change.mutate(
      { body: { ...body, ...(assigneeId !== undefined && { assigneeId }) }, shown: {} },
      {
        onSuccess: () => {
          macro.clear()
          toast.success(words.applied)
        },
      },
    )
  }

  return (
    <div className={styles.row}>
      <span className={styles.lead}>{words.withThis(isNote)}</span>
      <ul className={styles.list}>
        {describeChanges(macro.changes, { categoryName, agents: data?.agents ?? [] }).map(
          ({ field, text }) => (
            <li key={field} className={styles.change}>
              <span>{text}</span>
              <button
                type="button"
                className={styles.drop}
                aria-label={words.dropChange(text)}
                title={words.dropChange(text)}
                disabled={disabled}
                onClick={() => macro.drop(field)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ),
        )}
      </ul>
      {!hasText && (
        <Button
          disabled={disabled}
          busy={change.isPending}
          busyLabel={words.applying}
          onClick={apply}
        >
          {words.applyNow}
        </Button>
      )}
    </div>
  )
}
