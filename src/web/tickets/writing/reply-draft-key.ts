export function replyDraftKey(userId: string, ticketId: string) {
  return { userId, name: `reply:${ticketId}` }
}
