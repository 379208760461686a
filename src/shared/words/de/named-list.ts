export * from '#shared/words/en/named-list.ts'
