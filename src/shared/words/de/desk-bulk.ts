export * from '#shared/words/en/desk-bulk.ts'
