export * from '#shared/words/en/work-kinds.ts'
