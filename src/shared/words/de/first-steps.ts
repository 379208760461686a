export * from '#shared/words/en/first-steps.ts'
