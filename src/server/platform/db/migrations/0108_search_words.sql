-- A search finds words in any order, in the subject, the text and the comments of a ticket together.

-- Folds a text so that spellings of the same words are equal: case, accents, ß, kinds of white space,
-- invisible characters. A text with ä, ö or ü is kept a second time with ae, oe and ue. Indexes depend on
-- it, so a change needs a new name and new indexes.
create function search_fold(content text) returns text
immutable parallel safe language plpgsql as $$
declare
  folded text := lower(content);
begin
  if octet_length(content) <> length(content) then
    folded := lower(normalize(content, NFKC));
    -- Soft hyphens, zero-width characters and marks of direction.
    folded := regexp_replace(folded, '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g');
    if folded ~ '[äöü]' then
      folded := folded || E'\n' || replace(replace(replace(folded, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue');
    end if;
    folded := replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
    folded := translate(folded, 'øłđıð', 'oldid');
    folded := normalize(regexp_replace(normalize(folded, NFD), '[\u0300-\u036F]', '', 'g'), NFC);
  end if;
  return regexp_replace(folded, '[\s]+', ' ', 'g');
end
$$;

-- One row for the text of the ticket itself, whose part_id is the ticket's, and one for each comment.
alter table ticket_texts drop constraint ticket_texts_pkey;
alter table ticket_texts add column part_id uuid;
alter table ticket_texts add column is_internal boolean not null default false;
grant delete on ticket_texts to portico_staff;

-- Built again below: to write every row into it takes many times as long.
drop index ticket_texts_found;
set local role portico_worker;
update ticket_texts texts
  set part_id = ticket_id,
    search_text = search_fold(
      tickets.subject || E'\n' || tickets.description || coalesce((
        select E'\n' || quoted from mail_parts
        where mail_parts.customer_id = tickets.customer_id and mail_parts.part_id = tickets.id
      ), '')
    )
  from tickets where tickets.customer_id = texts.customer_id and tickets.id = texts.ticket_id;
reset role;

alter table ticket_texts alter column part_id set not null;
alter table ticket_texts add primary key (customer_id, requester_id, ticket_id, part_id);
create index ticket_texts_found on ticket_texts
  using gin (customer_id, requester_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 1024);

-- The job adds the comments that are there, which takes minutes where there are many. Searches find
-- subjects and descriptions until then. Only the worker sees that there are any.
do $$
declare
  has_comments boolean;
begin
  set local role portico_worker;
  select exists (select from comments) into has_comments;
  reset role;
  if has_comments then
    insert into outbox (name) values ('index-comments');
  end if;
end
$$;

drop index if exists comments_found;
drop index users_found;
create index users_found on users using gin (search_fold(name || E'\n' || email) gin_trgm_ops);
create index customers_folded on customers using gin (search_fold(search_text) gin_trgm_ops);
drop function if exists comment_search_text(text, text);
drop function if exists desk_ticket_has(uuid, uuid, uuid, text, text, bigint);
drop function if exists find_desk_tickets(text, text, bigint, integer);
