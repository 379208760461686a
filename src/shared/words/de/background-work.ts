export * from '#shared/words/en/background-work.ts'
