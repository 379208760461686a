export * from '#shared/words/en/staff-sign-on.ts'
