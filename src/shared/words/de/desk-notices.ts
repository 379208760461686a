export * from '#shared/words/en/desk-notices.ts'
