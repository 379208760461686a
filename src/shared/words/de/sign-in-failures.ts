export * from '#shared/words/en/sign-in-failures.ts'
