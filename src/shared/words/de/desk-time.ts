export * from '#shared/words/en/desk-time.ts'
