export * from '#shared/words/en/second-factors.ts'
