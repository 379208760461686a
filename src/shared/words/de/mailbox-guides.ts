export * from '#shared/words/en/mailbox-guides.ts'
