export * from '#shared/words/en/basic.ts'
