import { useId, useRef, useState } from 'react'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'
import type { Chosen } from '#shared/desk/chosen.ts'
import type { DeskAnswer, DeskTicket } from '#shared/desk/contract.ts'
import type { Answer } from '#shared/desk/input.ts'
import { findPlaceholders } from '#shared/desk/macros/placeholders.ts'
import { type AnswerKind, type ReplyStatus, toReplyStatus, toWaits } from '#shared/desk/values.ts'
import type { ResolutionCode } from '#shared/tickets/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { answerDraftKey } from '#web/desk/answers/compare-draft.ts'
import { useMacroChanges } from '#web/desk/macros/use-macro-changes.ts'
import { useKeysWait } from '#web/desk/shortcuts/use-pending-keys.ts'
import { useWorkTime } from '#web/desk/time/use-work-time.ts'
import { readDraft, writeDraft } from '#web/lib/storage/drafts.ts'
import { useWhen } from '#web/lib/use-when.ts'
import {
  cameSince,
  changedSince,
  markAfterOwn,
  newestChange,
  newestMark,
  type SeenMark,
} from './came-since.ts'
import { showThreadEnd } from './thread-position.ts'
import { useAnswerForm } from './use-answer-form.ts'

/** Feature requests are not fixed by their answer. */
function fittingReason({ categories }: DeskTicket): ResolutionCode {
  return categories.includes('FEATURE_REQUEST') ? 'FEATURE_REQUEST_TRACKED' : 'ISSUE_FIXED'
}

/** Ways to send a reply, other than its button. */
type SendOptions = Pick<Answer, 'seenWaiting' | 'release' | 'status' | 'waits' | 'resolutionCode'>

export type Composer = ReturnType<typeof useComposer>

/** A reply and a note to one ticket. Both are kept while one of them is written. */
export function useComposer(
  ticket: DeskTicket,
  onSentToClose?: (reason: ResolutionCode, answer: DeskAnswer) => void,
) {
  // A closed ticket accepts only a note, which changes nothing of it.
  const takesReplies = ticket.status !== 'Closed'
  const viewer = useViewer()
  const seen = useSeenMark(ticket)
  const [status, setStatus] = useState<ReplyStatus>('Pending')
  const macros = {
    reply: useMacroChanges(ticket.id, 'reply'),
    note: useMacroChanges(ticket.id, 'note'),
  }
  const time = useWorkTime(ticket.id)
  const worked = time.given()
  // The choice is hidden when a macro decides.
  const ownStatus = toWaits(macros.reply.changes.status ? 'Pending' : status)
  /** How the reply that is under way was sent. */
  const sentWith = useRef<SendOptions>({})
  const reply = useAnswerForm(ticket, 'reply', {
    newestSeen: seen.mark,
    chosen: {
      ...(status !== 'Pending' && ownStatus),
      ...macros.reply.forAnswer(),
      ...(worked && { time: worked }),
    },
    onSent: (answer) => {
      const { resolutionCode, release } = sentWith.current
      if (resolutionCode && release === 'undo') onSentToClose?.(resolutionCode, answer)
      seen.change(null)
      choose({})
      time.clear()
      leaveFormOnly()
    },
    onReplace: ({ html, newestSeen, chosen }) => {
      seen.change(html === '' ? null : newestSeen)
      choose(chosen)
    },
    onChoose: (chosen) => choose({ ...chosen, ...reply.chosen }),
  })
  const note = useAnswerForm(ticket, 'note', {
    newestSeen: null,
    chosen: macros.note.forAnswer(),
    onReplace: ({ chosen }) => macros.note.replace(chosen),
    onChoose: (chosen) => macros.note.replace({ ...chosen, ...note.chosen }),
    onSent: ({ ticket: { comments }, comment }: DeskAnswer) => {
      macros.note.clear()
      time.clear()
      leaveFormOnly()
      if (comment) seen.change(markAfterOwn(comments, seen.mark, comment.id))
    },
  })
  const [kind, setKind] = useState<AnswerKind>(
    !takesReplies || (note.hasText && !reply.hasText) ? 'note' : 'reply',
  )
  const [isBegun, setIsBegun] = useState(false)
  /** Counted, so that the same key moves the focus again. */
  const [asked, setAsked] = useState(0)
  const kindsId = useId()

  /** Sets the choices of a reply: those of another window, or of one that was sent and taken back. */
  function choose({ status: next, waits, time: given, ...changes }: Chosen) {
    setStatus(toReplyStatus({ status: next, waits }) ?? 'Pending')
    macros.reply.replace(changes)
    time.restore(given)
  }

  const form = kind === 'note' ? note : reply
  const { status: macroStatus, resolutionCode: macroReason } = macros[kind].changes
  const isDecided = macroStatus !== undefined || macroReason !== undefined
  const unfilled = findPlaceholders(form.html)
  const isReplyFilled = findPlaceholders(reply.html).length === 0
  const changed = useChangesSince(ticket, reply.hasText || note.hasText)
  const isReply = kind === 'reply'
  const news = isReply && reply.hasText ? cameSince(ticket.comments, seen.mark) : []

  // Text typed for the next answer waits until this one is sent: it must not be lost, nor go with
  // it.
  const isAwaited = asked > 0 && form.isSending
  useKeysWait(isAwaited)
  useWhen(!isAwaited && asked, () => {
    form.focus()
    // Its box may be out of sight, and is as high as it will be once the focus has opened it.
    requestAnimationFrame(() =>
      document
        .getElementById(form.editorId)
        ?.closest('section')
        ?.scrollIntoView({ block: 'nearest' }),
    )
  })

  // The open box is higher, and what it answers must stay above it.
  useWhen(isBegun, () => {
    requestAnimationFrame(() => showThreadEnd(document.getElementById(form.editorId)))
  })

  /** Out of the box, which would take a shortcut as text for its reader. */
  function leave() {
    setIsBegun(false)
    setAsked(0)
    document.getElementById(`${kindsId}-${kind}`)?.focus({ preventScroll: true })
  }

  /** The box that rests shows no buttons, and the one that was pressed is among them. */
  function leaveFormOnly() {
    const { activeElement } = document
    if (activeElement?.id !== form.editorId && activeElement?.closest('form')) leave()
  }

  function sendReply(newestSeen: string | null, more: SendOptions = {}) {
    if (!isReplyFilled) return reply.focus()
    if (time.isWrong) return time.focus()
    const mark = newestSeen ?? newestMark(ticket.comments)
    const sent = { ...ownStatus, ...macros.reply.forAnswer(), release: 'undo', ...more } as const
    sentWith.current = sent
    if (reply.send({ ...sent, newestSeen: mark, time: worked })) leave()
  }

  return {
    kind,
    takesReplies,
    form,
    reply,
    note,
    /** Changes that a macro makes with the answer. */
    macro: macros[kind],
    /** Placeholders that nothing stands for yet. They stop the sending. */
    unfilled,
    /** Time worked, for a reply and a note alike. */
    time,
    status,
    chooseStatus: setStatus,
    /** Comments that came into the ticket since the reply at hand was begun. */
    news,
    /** Changes by colleagues to the assignee and the status meanwhile. */
    changes: changed.changes,
    /** Other authors whose replies go out in some seconds. */
    othersSending: ticket.waiting
      .filter(({ author, isLater, stopped }) => author.id !== viewer.id && !isLater && !stopped)
      .map(({ author }) => author.name),
    choose: setKind,
    /** The buttons of the kinds have it with the kind behind it. */
    kindsId,
    /** The box has been used since the last answer, so that it stays open. */
    isBegun,
    open: () => setIsBegun(true),
    leave,
    /** Chooses a kind and goes to its box. */
    begin: (next: AnswerKind) => {
      setKind(next)
      setAsked(asked + 1)
    },
    write: (html: string) => {
      if (isReply) seen.follow({ hadText: reply.hasText, hasText: html !== '' })
      form.write(html)
    },
    send: () => {
      if (isReply) sendReply(seen.mark)
      else if (unfilled.length > 0) form.focus()
      else if (time.isWrong) time.focus()
      else if (note.send({ ...(takesReplies && note.chosen), time: worked })) leave()
    },
    sendAnyway: () => {
      const newest = newestMark(ticket.comments)
      seen.change(newest)
      sendReply(newest, {
        ...sentWith.current,
        seenWaiting: ticket.waiting.map(({ id }) => id),
      })
    },
    sendAndPend: () => sendReply(seen.mark, { status: 'Pending' }),
    fittingReason: fittingReason(ticket),
    /** A reply can close its ticket, and no macro has decided about the status. */
    closesBySending: isReply && !isDecided,
    /** No macro keeps the ticket open. */
    mayClose: isReply && (macroReason !== undefined || macroStatus === undefined),
    /** Closes the ticket with the reply, once it goes out. */
    sendAndClose: (resolutionCode = macroReason ?? fittingReason(ticket)) =>
      sendReply(seen.mark, { resolutionCode }),
    /** Closes the ticket with the reply while another form is in front; undefined where it has to be looked at before. */
    closeInBackground:
      reply.canSend && isReplyFilled && !time.isWrong
        ? (resolutionCode: ResolutionCode) => sendReply(seen.mark, { resolutionCode })
        : undefined,
    /** At a moment, unless the requester writes first. */
    sendLater: (at: Date) => sendReply(seen.mark, { release: at.toISOString() }),
    /** A reply that was taken back, into the box. */
    adopt: (draft: AnswerDraft, text: string) => {
      setKind('reply')
      reply.draft.adopt(draft, text)
      setAsked(asked + 1)
    },
    acknowledge: () => {
      changed.see()
      if (isReply) {
        seen.change(newestMark(ticket.comments))
        reply.reset()
      }
      form.focus()
    },
  }
}

/** Finds what colleagues have changed since the viewer began to write, kept as long as their text is. */
function useChangesSince({ id: ticketId, changes }: DeskTicket, isWriting: boolean) {
  const { id: userId } = useViewer()
  const key = { userId, name: `desk-changes-seen:${ticketId}` }
  const [mark, setMark] = useState(() => (isWriting ? readDraft(key) : null))

  function change(next: string | null) {
    setMark(next)
    writeDraft(key, next)
  }

  useWhen(isWriting && mark === null, () => change(newestChange(changes)))
  useWhen(!isWriting && mark !== null, () => change(null))

  return {
    changes: changedSince(changes, isWriting ? mark : null, userId),
    see: () => change(newestChange(changes)),
  }
}

/**
 * Remembers the newest comment that the writer of a reply had seen when they began, for as long as
 * the reply is kept.
 */
function useSeenMark({ id: ticketId, comments }: Pick<DeskTicket, 'id' | 'comments'>) {
  const userId = useViewer().id
  const key = { userId, name: `desk-seen:${ticketId}` }
  const [mark, setMark] = useState<SeenMark | null>(() => {
    const hasReply = readDraft(answerDraftKey(userId, ticketId, 'reply')) !== null
    return hasReply ? (readDraft(key) ?? newestMark(comments)) : null
  })

  function change(next: SeenMark | null) {
    setMark(next)
    writeDraft(key, next)
  }

  return {
    mark,
    change,
    /** Follows the text of a reply, which begins with its first letter and ends with its last. */
    follow: ({ hadText, hasText }: { hadText: boolean; hasText: boolean }) => {
      if (!hasText) change(null)
      else if (!hadText) change(newestMark(comments))
    },
  }
}
