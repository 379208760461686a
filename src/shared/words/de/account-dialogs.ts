export * from '#shared/words/en/account-dialogs.ts'
