export * from '#shared/words/en/mail-text.ts'
