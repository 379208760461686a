export * from '#shared/words/en/desk-ticket-mail.ts'
