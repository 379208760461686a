export * from '#shared/words/en/crm-reading.ts'
