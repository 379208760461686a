export * from '#shared/words/en/access.ts'
