export * from '#shared/words/en/mailboxes.ts'
