export * from '#shared/words/en/setup.ts'
