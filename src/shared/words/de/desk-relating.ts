export * from '#shared/words/en/desk-relating.ts'
