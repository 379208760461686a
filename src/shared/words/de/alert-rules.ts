export * from '#shared/words/en/alert-rules.ts'
