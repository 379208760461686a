import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { WorkTime } from '#shared/desk/time/input.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { readDraft, writeDraft } from '#web/lib/storage/drafts.ts'

import { parseMinutes } from './time-texts.ts'
import { timeQueries } from './time-queries.ts'

export type WorkTimeState = ReturnType<typeof useWorkTime>

/** The time that goes with a reply or a note. What was typed is kept like the text itself. */
export function useWorkTime(ticketId: string) {
  const draftKey = { userId: useViewer().id, name: `desk-time:${ticketId}` }
  const fieldId = useId()
  const { data: kinds = [] } = useQuery(timeQueries.kinds())
  const [typed, setTyped] = useState(() => readDraft(draftKey) ?? '')
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBillable, setIsBillable] = useState(true)
  const kindId = chosen ?? kinds[0]?.id ?? ''
  const minutes = parseMinutes(typed)

  function type(text: string) {
    setTyped(text)
    writeDraft(draftKey, text === '' ? null : text)
  }

  return {
    typed,
    type,
    kindId,
    chooseKind: setChosen,
    isBillable,
    chooseBillable: setIsBillable,
    fieldId,
    focus: () => document.getElementById(fieldId)?.focus(),
    isWrong: typed.trim() !== '' && (minutes === null || kindId === ''),
    /** Nothing where no minutes were given. */
    given: (): WorkTime | undefined =>
      minutes === null || kindId === ''
        ? undefined
        : { minutes, kindId, isBillable, invoiceText: '' },
    clear: () => {
      type('')
      setIsBillable(true)
    },
    /** Restores the time of a reply that was taken back, unless something new was typed meanwhile. */
    restore: (time: WorkTime | undefined) => {
      if (typed !== '' || !time) return
      type(String(time.minutes))
      setChosen(time.kindId)
      setIsBillable(time.isBillable)
    },
  }
}
