export * from '#shared/words/en/notifications.ts'
