export * from '#shared/words/en/connection-mails.ts'
