export * from '#shared/words/en/staff.ts'
