export * from '#shared/words/en/ticket-input.ts'
