export * from '#shared/words/en/audit.ts'
