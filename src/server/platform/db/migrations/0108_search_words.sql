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
insert into ticket_texts (customer_id, requester_id, ticket_id, part_id, is_internal, search_text)
  select comments.customer_id, tickets.requester_id, comments.ticket_id, comments.id, comments.is_internal,
    search_fold(
      case when comments.kind = 'agent' then
        replace(replace(replace(replace(
          regexp_replace(
            regexp_replace(
              comments.content,
              '</?(?:a|b|i|u|s|em|strong|code|span|sub|sup|mark|small|font|del|ins|kbd)(?:\s[^>]*)?>', '', 'gi'
            ),
            '<[^>]*>', ' ', 'g'
          ),
          '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
      else comments.content end || coalesce((
        select E'\n' || quoted from mail_parts
        where mail_parts.customer_id = comments.customer_id and mail_parts.part_id = comments.id
      ), '')
    )
  from comments join tickets on tickets.customer_id = comments.customer_id and tickets.id = comments.ticket_id;
reset role;

alter table ticket_texts alter column part_id set not null;
alter table ticket_texts add primary key (customer_id, requester_id, ticket_id, part_id);

drop index comments_found;
drop index users_found;
create index users_found on users using gin (search_fold(name || E'\n' || email) gin_trgm_ops);
create index customers_folded on customers using gin (search_fold(search_text) gin_trgm_ops);
drop function if exists comment_search_text(text, text);
drop function if exists desk_ticket_has(uuid, uuid, uuid, text, text, bigint);
drop function if exists find_desk_tickets(text, text, bigint, integer);
