export * from '#shared/words/en/sign-on.ts'
