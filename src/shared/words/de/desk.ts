export * from '#shared/words/en/desk.ts'
