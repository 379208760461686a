export * from '#shared/words/en/time.ts'
