import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import * as words from '#words/tickets.ts'
import type { Comment, Ticket } from '#shared/tickets/contract.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { commentAnchor } from '#web/tickets/navigation-state.ts'
import { linkedComment, newestFirst } from '#web/tickets/queries/comments.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { type CommentAuthor, ConversationComment } from './conversation-comment.tsx'
import { interleave } from './interleave.ts'
import { type CommentSource, loadOlderComments, olderComments } from './older-comments.ts'
import styles from './conversation.module.css'

const ROOM_BEFORE_THE_END = '800px'

type ConversationProps<Item extends Comment> = {
  /** Undefined while its comments are not loaded. */
  ticket: (Pick<Ticket, 'commentCount'> & { comments: Item[] }) | undefined
  source: CommentSource<Item>
  authorOf: (comment: Item) => CommentAuthor
  /** Entries that are no comments, placed between them by their time. */
  beside?: Beside[]
  /** Agents may read it like a letter, from its beginning. */
  isOldestFirst?: boolean
  /** The first message, which is no comment. */
  opening?: { comment: Comment; author: CommentAuthor }
  /** At the end of the title's line. */
  actions?: ReactNode
}

type Beside = { id: string; createdAt: string; entry: ReactNode }

export function Conversation<Item extends Comment>(props: ConversationProps<Item>) {
  const { ticket, beside = [], opening, actions } = props
  const isEmpty = ticket?.comments.length === 0 && beside.length === 0 && !opening
  return (
    <Card title={words.conversationTitle} actions={actions}>
      {ticket === undefined && <ConversationSkeleton />}
      {isEmpty && <EmptyState title={words.noReplies} />}
      {ticket && !isEmpty && <Comments {...props} ticket={ticket} beside={beside} />}
    </Card>
  )
}

type CommentsProps<Item extends Comment> = ConversationProps<Item> & {
  ticket: NonNullable<ConversationProps<Item>['ticket']>
  beside: Beside[]
}

function Comments<Item extends Comment>({
  ticket,
  source,
  authorOf,
  beside,
  isOldestFirst = false,
  opening,
}: CommentsProps<Item>) {
  const linkedId = linkedComment(useLocation().hash, ticket.comments)
  const older = useOlderComments(ticket, source, linkedId)
  const list = useRef<HTMLOListElement>(null)
  const countBefore = useRef<number>(null)
  const comments = newestFirst(ticket.comments)
  const newest = interleave(comments, beside, { isWhole: !older.hasMore })
  const entries = isOldestFirst ? newest.toReversed() : newest
  const isLinkedThere = comments.some(({ id }) => id === linkedId)

  // The browser went to the anchor before its comment was there.
  useWhen(isLinkedThere && linkedId, () =>
    document.getElementById(commentAnchor(linkedId))?.scrollIntoView(),
  )

  // Reading goes on with the first of the comments that a button has brought.
  useWhen(comments.length, () => {
    const before = countBefore.current
    const index = isOldestFirst ? entries.length - 1 - (before ?? 0) : (before ?? 0)
    const first = before !== null && list.current?.children[index]
    if (!first) return
    first.querySelector<HTMLElement>('a, summary')?.focus({ preventScroll: true })
    countBefore.current = null
  })

  // Otherwise a reply that comes later would take the focus, perhaps from what is being typed.
  useWhen(older.hasFailed, () => (countBefore.current = null))

  const first = opening && (
    <ol className={styles.comments}>
      <ConversationComment {...opening} isLinked={false} />
    </ol>
  )
  const end = older.hasMore && (
    <ConversationEnd
      shown={comments.length}
      total={ticket.commentCount}
      isLoading={older.isLoading}
      isLoadingAll={older.isLoadingAll}
      hasFailed={older.hasFailed}
      onApproach={older.loadPage}
      onShowOlder={() => {
        countBefore.current = entries.length
        older.loadPage()
      }}
      onShowAll={() => {
        countBefore.current = entries.length
        older.loadAll()
      }}
    />
  )

  return (
    <>
      {isOldestFirst && first}
      {isOldestFirst && end}
      <ol ref={list} className={styles.comments}>
        {entries.map((entry) =>
          'entry' in entry ? (
            <li key={entry.id}>{entry.entry}</li>
          ) : (
            <ConversationComment
              key={entry.id}
              comment={entry}
              author={authorOf(entry)}
              isLinked={entry.id === linkedId}
            />
          ),
        )}
      </ol>
      {!isOldestFirst && end}
      {!isOldestFirst && first}
    </>
  )
}

function ConversationSkeleton() {
  return (
    <Loading label={words.loadingConversation}>
      <SkeletonText width="short" />
      <SkeletonText width="most" />
      <SkeletonText width="half" />
    </Loading>
  )
}

/** The rest of a long conversation: page by page, all of it, or as far as the comment of a link. */
function useOlderComments<Item extends Comment>(
  { comments, commentCount }: Pick<Ticket, 'commentCount'> & { comments: Item[] },
  source: CommentSource<Item>,
  linkedCommentId: string,
) {
  const queryClient = useQueryClient()
  const [isAllWanted, setIsAllWanted] = useState(false)
  const page = useMutation({ mutationFn: () => loadOlderComments(queryClient, source) })

  const hasMore = comments.length < commentCount && page.data !== false
  const isLinkedMissing =
    linkedCommentId !== '' && comments.every(({ id }) => id !== linkedCommentId)
  const linked = useQuery({
    ...olderComments.through(source, linkedCommentId),
    enabled: hasMore && isLinkedMissing,
  })
  const all = useQuery({ ...olderComments.all(source), enabled: hasMore && isAllWanted })

  const isLoading = page.isPending || linked.isFetching || all.isFetching
  return {
    hasMore,
    isLoading,
    isLoadingAll: all.isFetching,
    hasFailed: !isLoading && (page.isError || linked.isError || all.isError),
    loadPage() {
      if (!isLoading) page.mutate()
    },
    loadAll() {
      if (isAllWanted) void all.refetch()
      setIsAllWanted(true)
    },
  }
}

type ConversationEndProps = {
  shown: number
  total: number
  isLoading: boolean
  isLoadingAll: boolean
  hasFailed: boolean
  onShowOlder: () => void
  onShowAll: () => void
  /** Called when reading comes near to the end of the shown comments. */
  onApproach: () => void
}

/** Stands below the oldest comment that is shown, while there are older ones. */
export function ConversationEnd({
  shown,
  total,
  isLoading,
  isLoadingAll,
  hasFailed,
  onShowOlder,
  onShowAll,
  onApproach,
}: ConversationEndProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // After a failure a press of the button asks again, and not each movement of the page.
    if (isLoading || hasFailed || place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onApproach()
      },
      { rootMargin: ROOM_BEFORE_THE_END },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isLoading, hasFailed, onApproach])

  return (
    <div ref={place} className={styles.end}>
      <output>{hasFailed ? words.olderFailed : words.newestShown(shown, total)}</output>
      <div className={styles.actions} data-print="hide">
        <Button busy={isLoading} busyLabel={words.loadingOlder} onClick={onShowOlder}>
          {words.showOlder}
        </Button>
        {/* Works while a page loads: scrolling to this button begins to load one. */}
        <Button variant="ghost" disabled={isLoadingAll} onClick={onShowAll}>
          {words.loadWhole}
        </Button>
      </div>
    </div>
  )
}
