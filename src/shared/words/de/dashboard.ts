export * from '#shared/words/en/dashboard.ts'
