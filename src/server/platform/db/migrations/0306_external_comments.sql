-- Written by a person from outside of the company. Their name was stored with the English word for it; each reader has
-- the word in their language now.
alter table comments add column is_external boolean not null default false;

-- In the worker's role, because outside of every role there is nothing to see.
set local role portico_worker;
update comments set is_external = true, author_name = regexp_replace(author_name, ' \(external\)$', '')
from users
where users.customer_id = comments.customer_id and users.id = comments.author_id and users.is_external;
reset role;
