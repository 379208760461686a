export * from '#shared/words/en/mailbox-problems.ts'
