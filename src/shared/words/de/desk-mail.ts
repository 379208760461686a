export * from '#shared/words/en/desk-mail.ts'
