import type { SentMailKind } from '#shared/mail/out/values.ts'

type Marks = {
  kind: SentMailKind
  /** Takes no part in the ticket, but chose mail about it. */
  isOnlooker: boolean
  installationId: string
  offUrl: string
}

/**
 * Headers for mail programs and other servers. An agent's own words are no automatic mail, but an
 * absence must not answer them. Everything else says that it is automatic, so that nothing answers
 * it.
 */
export function markHeaders({
  kind,
  isOnlooker,
  installationId,
  offUrl,
}: Marks): Record<string, string> {
  const isAnswer = kind === 'answer'
  return {
    'X-Portico-Installation': installationId,
    'X-Auto-Response-Suppress': isAnswer ? ['OOF', 'AutoReply'].join(', ') : 'All',
    ...(!isAnswer && { 'Auto-Submitted': 'auto-generated' }),
    ...((!isAnswer || isOnlooker) && {
      'List-Unsubscribe': `<${offUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/**
 * Headers that join a ticket's mails to a thread. The root stays the same for the ticket's life, so
 * that a mail program that misses one of them still finds the thread.
 */
export function threadOf(
  root: string,
  last: string | undefined,
): { inReplyTo: string; references: string[] } {
  const ids = last === undefined || last === root ? [root] : [root, last]
  return { inReplyTo: `<${ids.at(-1)}>`, references: ids.map((id) => `<${id}>`) }
}
