export * from '#shared/words/en/desk-numbers.ts'
