import { useRef, useState } from 'react'

import type { CreateTicket } from '#shared/tickets/input.ts'
import { type DraftKey, readDraft, writeDraft } from '#web/lib/storage/drafts.ts'

import { describeFiles } from '#web/tickets/writing/submission-keys.ts'
import { parseTicketDraft, serializeTicketDraft, type TicketDraft } from './ticket-draft.ts'
import { useDraftFiles } from '#web/tickets/writing/use-draft-files.ts'

/** A ticket that has not been sent, words and files, survives a reload and a new sign-in. */
export function useTicketDraft(key: DraftKey) {
  const [restored] = useState(() => parseTicketDraft(readDraft(key)))
  const draftFiles = useDraftFiles(key)
  const last = useRef(restored.draft)
  const { files, isRead } = draftFiles

  function keep(draft: TicketDraft, fileCount: number) {
    last.current = draft
    writeDraft(key, serializeTicketDraft({ draft, fileCount, keptAtMs: Date.now() }))
  }

  return {
    restored,
    files,
    areFilesKept: draftFiles.areKept,
    /** The browser had no room for them, or they were too old. */
    areFilesMissing: isRead && files.length < restored.fileCount,
    keepWords: (draft: TicketDraft) => keep(draft, isRead ? files.length : restored.fileCount),
    changeFiles: (next: File[]) => {
      draftFiles.change(next)
      keep(last.current, next.length)
    },
    /** Once it is sent, unless it has become another one meanwhile. */
    drop: (sent: { ticket: CreateTicket; files: File[] }) => {
      if (isSameTicket(parseTicketDraft(readDraft(key)).draft, sent.ticket)) writeDraft(key, null)
      draftFiles.drop(describeFiles(sent.files))
    },
  }
}

/** Sent texts have no white space around them. */
export function isSameTicket(draft: TicketDraft, sent: CreateTicket): boolean {
  return draft.subject.trim() === sent.subject && draft.description.trim() === sent.description
}
