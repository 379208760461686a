export * from '#shared/words/en/ticket-conversation.ts'
