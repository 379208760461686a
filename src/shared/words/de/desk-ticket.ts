export * from '#shared/words/en/desk-ticket.ts'
