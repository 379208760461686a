export * from '#shared/words/en/ticket-writing.ts'
