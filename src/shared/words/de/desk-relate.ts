export * from '#shared/words/en/desk-relate.ts'
