-- A requester's page leads to the ticket within which theirs goes on.
update comments set said = comments.said || jsonb_build_object('ticketId', merge.into_ticket_id)
from ticket_merges merge
where comments.customer_id = merge.customer_id and comments.id = merge.comment_id
  and comments.said ->> 'code' = 'merged';
