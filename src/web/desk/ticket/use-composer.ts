import { useState } from 'react'

import type { DeskAnswer, DeskTicket } from '#shared/desk/contract.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { useWhen } from '#web/lib/use-when.ts'

import { useSeenMark } from './answer-drafts.ts'
import { cameSince, markAfterOwn, newestMark } from './came-since.ts'
import { useAnswerForm } from './use-answer-form.ts'

type ReplyStatus = 'Pending' | 'Open'

export type Composer = ReturnType<typeof useComposer>

/** A reply and a note to one ticket. Both are kept while one of them is written. */
export function useComposer(ticket: DeskTicket) {
  const seen = useSeenMark(ticket)
  const [status, setStatus] = useState<ReplyStatus>('Pending')
  const reply = useAnswerForm(ticket, 'reply', () => seen.change(null))
  const note = useAnswerForm(ticket, 'note', ({ ticket: { comments }, comment }: DeskAnswer) =>
    seen.change(markAfterOwn(comments, seen.mark, comment.id)),
  )
  const [kind, setKind] = useState<AnswerKind>(note.hasText && !reply.hasText ? 'note' : 'reply')
  /** Counted, so that the same key moves the focus again. */
  const [asked, setAsked] = useState(0)

  const form = kind === 'note' ? note : reply
  const news = reply.hasText ? cameSince(ticket.comments, seen.mark) : []

  useWhen(asked, () => form.focus())

  function sendReply(newestSeen: string | null) {
    reply.send({ status, newestSeen: newestSeen ?? newestMark(ticket.comments) })
  }

  return {
    kind,
    form,
    reply,
    note,
    status,
    chooseStatus: setStatus,
    /** What came into the ticket since the reply was begun. */
    news,
    choose: setKind,
    /** Chooses a kind and goes to its box. */
    begin: (next: AnswerKind) => {
      setKind(next)
      setAsked(asked + 1)
    },
    write: (html: string) => {
      if (kind === 'reply') seen.follow({ hadText: reply.hasText, hasText: html !== '' })
      form.write(html)
    },
    send: () => {
      if (kind === 'note') note.send()
      else sendReply(seen.mark)
    },
    sendAnyway: () => {
      const newest = newestMark(ticket.comments)
      seen.change(newest)
      sendReply(newest)
    },
    acknowledge: () => {
      seen.change(newestMark(ticket.comments))
      reply.reset()
      reply.focus()
    },
  }
}
