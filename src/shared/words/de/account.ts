export * from '#shared/words/en/account.ts'
