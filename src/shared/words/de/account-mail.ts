export * from '#shared/words/en/account-mail.ts'
