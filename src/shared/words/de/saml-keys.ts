export * from '#shared/words/en/saml-keys.ts'
