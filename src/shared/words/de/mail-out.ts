export * from '#shared/words/en/mail-out.ts'
