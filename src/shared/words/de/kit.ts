export * from '#shared/words/en/kit.ts'
