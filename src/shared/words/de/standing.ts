export * from '#shared/words/en/standing.ts'
