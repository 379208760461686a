export * from '#shared/words/en/ticket-log.ts'
