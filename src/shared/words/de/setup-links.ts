export * from '#shared/words/en/setup-links.ts'
