export * from '#shared/words/en/ticket-list.ts'
