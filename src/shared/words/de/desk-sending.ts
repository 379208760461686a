export * from '#shared/words/en/desk-sending.ts'
