export * from '#shared/words/en/setup-link-page.ts'
