/** A row in each table of what a connection was, is prepared to be, and is watched for. */
export function connectionStageRows(customerId: string): string[] {
  return [
    `insert into connection_drafts values ('${customerId}', '{"entityId": "urn:new"}', 'pilot',
      '{ada@northwind.example}', 2, now(), 'Ada')`,
    `insert into connection_versions values ('${customerId}', 7, '{"entityId": "urn:idp"}', 'return',
      3, now(), 'Ada', now())`,
    `insert into connection_sign_ins values ('${customerId}', 7, 'ada@northwind.example', false, now())`,
    `insert into connection_watches values ('${customerId}', 2, 30, true)`,
  ]
}
