export * from '#shared/words/en/customers.ts'
