export * from '#shared/words/en/page-form.ts'
