export * from '#shared/words/en/ticket-sla.ts'
