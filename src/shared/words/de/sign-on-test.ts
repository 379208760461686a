export * from '#shared/words/en/sign-on-test.ts'
