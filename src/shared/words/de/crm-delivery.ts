export * from '#shared/words/en/crm-delivery.ts'
