/** A row in each table of what a connection was, is prepared to be, is watched for and signs with. */
export function connectionStageRows(customerId: string): string[] {
  return [
    `insert into connection_drafts values ('${customerId}', '{"entityId": "urn:new"}', 'pilot',
      '{ada@northwind.example}', 2, now(), 'Ada')`,
    `insert into connection_versions values ('${customerId}', 7, '{"entityId": "urn:idp"}', 'return',
      3, now(), 'Ada', now())`,
    `insert into connection_sign_ins values ('${customerId}', 7, 'ada@northwind.example', false, now())`,
    `insert into connection_watches values ('${customerId}', 2, 30, true)`,
    `insert into email_code_settings values ('${customerId}', 'listed', '{ada@northwind.example}', 3)`,
    `insert into email_codes values ('${customerId}', 'ada@northwind.example', '\\x00ff', '\\x00ff', now(), 2)`,
    `insert into emergency_doors values ('${customerId}', gen_random_uuid(), 'Provider down', now(), 'Ada', now(), null, null)`,
    `insert into passkey_sign_ins values ('${customerId}', 'challenge of ${customerId}', '\\x00ff', now(), null)`,
    `insert into connection_signers values ('${customerId}', 'AB:CD', now())`,
    `insert into certificate_warnings values ('${customerId}', 'AB:CD', 30, now())`,
    `insert into metadata_looks (customer_id, url, due_at, found)
      values ('${customerId}', 'https://idp.example/metadata', now(), '{"n": [1.50]}')`,
    `insert into domain_proofs (customer_id, domain, token, due_at)
      values ('${customerId}', 'proven.example', 'token', now())`,
  ]
}
