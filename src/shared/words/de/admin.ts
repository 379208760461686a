export * from '#shared/words/en/admin.ts'
