export * from '#shared/words/en/tickets.ts'
