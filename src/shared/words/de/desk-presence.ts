export * from '#shared/words/en/desk-presence.ts'
