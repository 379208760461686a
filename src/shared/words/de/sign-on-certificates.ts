export * from '#shared/words/en/sign-on-certificates.ts'
