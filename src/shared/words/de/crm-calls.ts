export * from '#shared/words/en/crm-calls.ts'
