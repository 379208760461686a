export * from '#shared/words/en/files.ts'
