export * from '#shared/words/en/desk-editor.ts'
