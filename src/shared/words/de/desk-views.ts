export * from '#shared/words/en/desk-views.ts'
