export * from '#shared/words/en/search.ts'
