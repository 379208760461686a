export * from '#shared/words/en/crm-admin.ts'
