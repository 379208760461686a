export * from '#shared/words/en/ticket-answers.ts'
