-- Few tickets are merged: a dashboard counts all from an index alone, and takes these off.
create index tickets_merged on tickets (customer_id, requester_id, created_at) where is_merged;
