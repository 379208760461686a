export * from '#shared/words/en/conflict.ts'
