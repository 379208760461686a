export * from '#shared/words/en/ticket-create.ts'
