export * from '#shared/words/en/ticket-detail.ts'
