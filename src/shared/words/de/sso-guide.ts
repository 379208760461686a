export * from '#shared/words/en/sso-guide.ts'
