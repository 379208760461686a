export * from '#shared/words/en/mail-placing.ts'
