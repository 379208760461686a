-- A bounce that does not return the mail names the address alone.
create index sent_mails_by_address on sent_mails (address, id desc) where state = 'sent';
