export * from '#shared/words/en/desk-macros.ts'
