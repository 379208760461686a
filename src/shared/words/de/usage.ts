export * from '#shared/words/en/usage.ts'
