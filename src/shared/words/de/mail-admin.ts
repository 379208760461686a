export * from '#shared/words/en/mail-admin.ts'
