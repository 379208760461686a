export * from '#shared/words/en/desk-new.ts'
