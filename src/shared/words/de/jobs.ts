export * from '#shared/words/en/jobs.ts'
