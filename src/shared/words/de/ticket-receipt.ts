export * from '#shared/words/en/ticket-receipt.ts'
