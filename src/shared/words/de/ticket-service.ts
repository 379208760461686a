export * from '#shared/words/en/ticket-service.ts'
