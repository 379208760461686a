export * from '#shared/words/en/people.ts'
