export * from '#shared/words/en/passwords.ts'
