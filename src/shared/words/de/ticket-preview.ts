export * from '#shared/words/en/ticket-preview.ts'
