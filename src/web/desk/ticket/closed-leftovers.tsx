import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'

import * as words from '#words/desk-ticket.ts'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import {
  answerDraftKey,
  baseKeyOf,
  readBase,
  unsentTexts,
} from '#web/desk/answers/compare-draft.ts'
import { draftsQuery } from '#web/desk/answers/draft-query.ts'
import { HeldFiles } from '#web/desk/answers/held-files.tsx'
import { WaitingReplies } from '#web/desk/answers/waiting-replies.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { type DraftKey, readDraft, writeDraft } from '#web/lib/storage/drafts.ts'
import { Unsent } from '#web/tickets/conversation/closed-box.tsx'
import { SafeHtml } from '#web/tickets/html/safe-html.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

import styles from './closed-leftovers.module.css'

/**
 * Unsent work at a ticket that is closed by now: a draft of a reply, and replies that the closing
 * has stopped.
 */
export function ClosedLeftovers({ ticket }: { ticket: DeskTicket }) {
  const queryClient = useQueryClient()
  const { data: drafts = [] } = useQuery(draftsQuery(ticket.id))

  return (
    <>
      <ClosedDraft
        ticketId={ticket.id}
        server={drafts.find(({ kind }) => kind === 'reply') ?? null}
      />
      {ticket.waiting.length > 0 && (
        <div className={styles.waiting}>
          <WaitingReplies
            ticket={ticket}
            onUndone={() =>
              void queryClient.invalidateQueries({ queryKey: draftsQuery(ticket.id).queryKey })
            }
          />
        </div>
      )}
    </>
  )
}

type ClosedDraftProps = { ticketId: string; server: AnswerDraft | null }

/** It cannot be sent any more, and can be taken along or thrown away. */
function ClosedDraft({ ticketId, server }: ClosedDraftProps) {
  const draftKey = answerDraftKey(useViewer().id, ticketId, 'reply')
  const { isPending, discard } = useDiscardDraft(ticketId, 'reply', draftKey)
  const base = readBase(readDraft(baseKeyOf(draftKey)))
  const texts = unsentTexts(readDraft(draftKey) ?? '', base, server)
  const files = server?.files ?? []
  if (texts.length === 0 && files.length === 0) return null

  return (
    <div className={styles.draft}>
      {texts.map((html) => (
        <Unsent
          key={html}
          title={words.unsentReplyTitle}
          copy={{ value: html, name: words.unsentCopy }}
        >
          <SafeHtml html={html} />
        </Unsent>
      ))}
      {texts.length === 0 && <p>{words.unsentReplyTitle}</p>}
      <HeldFiles files={files} />
      <InlineConfirm
        label={words.draftActions}
        question={words.discardReplyQuestion}
        note={words.discardReplyNote}
        onConfirm={() => discard(server)}
      >
        {(button) => (
          <Button icon={<Trash2 aria-hidden="true" />} busy={isPending} {...button}>
            {words.discardReply}
          </Button>
        )}
      </InlineConfirm>
    </div>
  )
}

/** Throws away what was begun, in this browser and on the server. */
function useDiscardDraft(ticketId: string, kind: AnswerKind, draftKey: DraftKey) {
  const queryClient = useQueryClient()
  const discarding = useMutation({
    mutationFn: async (draft: AnswerDraft | null) => {
      if (!draft) return
      const body = { content: '', version: draft.version, files: [] }
      await call(sendingEndpoints.saveAnswerDraft, { params: { ticketId, kind }, body })
    },
    onSuccess: () => {
      writeDraft(draftKey, null)
      writeDraft(baseKeyOf(draftKey), null)
    },
    onError: (error) => toast.error(`${words.discardDraftFailed}. ${errorMessage(error)}`),
    // Another window may have changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: draftsQuery(ticketId).queryKey }),
  })

  return { isPending: discarding.isPending, discard: discarding.mutate }
}
