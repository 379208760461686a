-- The reads that nearly every page begins with, each in one round trip: session, viewer, rows and
-- JSON. A test compares their answers with the ones that the query builder makes.

-- Returns a page of the viewer's tickets, newest first, at most 1 MB, and where the next page begins.
-- `version` and `until` say how long it stays as it is: the list changes with its version, and the
-- verdicts of these tickets change with the clock at `until` for the first time (null: never). A caller
-- that has a page already passes both, and learns from `is_known` that nothing else would be read.
--
-- One plan for all callers, because the planner takes longer than the reading.
create or replace function read_list_page(
  session_hash bytea,
  at timestamptz,
  idle_since timestamptz,
  after_at timestamptz,
  after_id uuid,
  page_size integer,
  known_user uuid,
  known_version text,
  known_until timestamptz,
  out user_id uuid,
  out seen_at timestamptz,
  out is_known boolean,
  out version text,
  out until timestamptz,
  out tickets text,
  out last_at timestamptz,
  out last_id uuid
)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  page_bytes constant integer := 1000000;
  used used_session;
begin
  -- The version is read before the tickets: a change between the two costs one reading too many, at worst.
  used := use_session(session_hash, at, idle_since);
  user_id := used.user_id;
  seen_at := used.seen_at;
  version := used.list_version || '-' || ticket_json_version();
  is_known := known_user = user_id and known_version = version and at <= known_until;
  if user_id is null or is_known then
    return;
  end if;
  loop
    select
      coalesce(json_agg(page.json), '[]'),
      min(page.created_at),
      (array_agg(page.id))[count(*)],
      min(least(
        case when page.first_response_at is null and page.response_due_at >= at then page.response_due_at end,
        case when coalesce(page.resolved_at, page.closed_at) is null and page.resolution_due_at >= at then page.resolution_due_at end
      ))
    into tickets, last_at, last_id, until
    from (
      select
        own.*,
        -- As listed_ticket does, without putting each row together.
        case
          when own.list_json_version = ticket_json_version() and own.list_json_holds @> at then own.list_json
          else (
            select ticket_list_json(whole, at) from tickets whole
            where whole.customer_id = own.customer_id and whole.id = own.id
          )
        end as json
      from tickets own
      where own.customer_id = viewer_customer_id() and own.requester_id = viewer_user_id()
        -- Not `after_id is null or`, with which every page would be read from the first on.
        and (own.created_at, own.id) < (
          coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        )
      order by own.created_at desc, own.id desc
      limit page_size
    ) page;
    exit when octet_length(tickets) <= page_bytes or page_size = 1;
    -- A hundred of the longest descriptions would be forty times as much.
    select least(page_size - 1, greatest(1, count(*))) into page_size
    from (
      select
        sum(octet_length(coalesce(listed.list_json::text, listed.description)))
          over (order by listed.created_at desc, listed.id desc) as bytes_through
      from (
        select seen.list_json, seen.description, seen.created_at, seen.id
        from tickets seen
        where seen.customer_id = viewer_customer_id() and seen.requester_id = viewer_user_id()
          and (seen.created_at, seen.id) < (
            coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
          )
        order by seen.created_at desc, seen.id desc
        limit page_size
      ) listed
    ) page
    where bytes_through <= page_bytes;
  end loop;
  if not exists (
    select from tickets own
    where own.customer_id = viewer_customer_id() and own.requester_id = viewer_user_id()
      and (own.created_at, own.id) < (last_at, last_id)
  ) then
    last_at := null;
    last_id := null;
  end if;
end
$$;

-- For processes of the version before.
create or replace function read_ticket_list(
  session_hash bytea,
  at timestamptz,
  idle_since timestamptz,
  after_at timestamptz,
  after_id uuid,
  page_size integer
) returns table (user_id uuid, seen_at timestamptz, tickets text, last_at timestamptz, last_id uuid)
language sql as $$
  select page.user_id, page.seen_at, page.tickets, page.last_at, page.last_id
  from read_list_page(session_hash, at, idle_since, after_at, after_id, page_size, null, null, null) page
  where page.user_id is not null
$$;

-- A file that is not stored here has an address of its own. presentAttachment answers the same.
create or replace function attachment_json(id uuid, filename text, size_bytes integer, storage_key text)
returns json
language sql stable as $$
  select case
    when storage_key is null then
      json_build_object('id', id, 'filename', filename, 'size', size_bytes, 'url', '/api/hubspot-files/' || id)
    else json_build_object('id', id, 'filename', filename, 'size', size_bytes)
  end
$$;

-- Returns until when a closed ticket can be opened again; null when it can't. As the owner, for requesters: they read
-- nothing of the installation.
create or replace function reopenable_until(closed_at timestamptz) returns timestamptz stable language sql
security definer set search_path = public, pg_temp as $$
  select reopenable_until.closed_at + reopen_days * interval '1 day' from installation where reopen_days > 0
$$;

-- One ticket of the viewer's with its attachments and its newest comments, 100 or as many as fit in a page
-- (cutToPage says the same); null where there is none.
-- `older_after` is the oldest of these comments where there are older ones.
create or replace function read_ticket(session_hash bytea, at timestamptz, idle_since timestamptz, ticket_id uuid)
returns table (user_id uuid, seen_at timestamptz, ticket text, older_after uuid)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  newest constant integer := 100;
  page_bytes constant integer := 1000000;
  used used_session;
  own_customer uuid;
  fields json;
  all_comments integer;
  files json;
  comments json := '[]';
  mail json;
  raised_by text;
  reopenable timestamptz;
  is_read_only boolean;
  of_colleague boolean;
begin
  used := use_session(session_hash, at, idle_since);
  user_id := used.user_id;
  seen_at := used.seen_at;
  if user_id is null then
    return;
  end if;
  select
    own.customer_id,
    own.comment_count,
    listed_ticket(own, at),
    own.raised_by,
    case when not own.is_merged then reopenable_until(own.closed_at) end,
    case when not viewer_may_answer(own.requester_id, own.participant_ids) then true end,
    case when own.requester_id <> viewer_user_id() then true end
  into own_customer, all_comments, fields, raised_by, reopenable, is_read_only, of_colleague
  from tickets own
  where own.customer_id = viewer_customer_id() and own.id = read_ticket.ticket_id;
  if not found then
    return next;
    return;
  end if;
  select coalesce(
    json_agg(attachment_json(id, filename, size_bytes, storage_key) order by created_at, position),
    '[]'
  )
  into files
  from attachments
  where attachments.customer_id = own_customer
    and attachments.ticket_id = read_ticket.ticket_id
    and attachments.comment_id is null;
  select mail_part_json(mail_parts)
  into mail
  from mail_parts
  where mail_parts.customer_id = own_customer and mail_parts.part_id = read_ticket.ticket_id;
  if all_comments > 0 then
    with listed as materialized (
      select id, content, kind, author_name, is_external, created_at, said,
        nullif(kind = 'requester' and author_id <> viewer_user_id(), false) as by_colleague
      from comments
      where comments.customer_id = own_customer and comments.ticket_id = read_ticket.ticket_id
      order by created_at desc, id desc
      limit newest
    ),
    -- By their stored size first, which is known without reading them.
    weighed as materialized (
      select
        listed.id,
        octet_length(listed.content) + coalesce(octet_length(html), 0) + coalesce(octet_length(quoted), 0)
          as bytes
      from listed
      left join mail_parts on mail_parts.customer_id = own_customer and mail_parts.part_id = listed.id
    ),
    page as materialized (
      select listed.*
      from (
        select listed.*, sum(bytes) over (order by created_at desc, id desc) - bytes as bytes_before
        from listed
        join weighed using (id)
      ) listed
      where bytes_before <= page_bytes
    ),
    files as (
      select
        comment_id,
        json_agg(
          attachment_json(id, filename, size_bytes, storage_key) order by created_at, position
        ) as list
      from attachments
      where attachments.customer_id = own_customer
        and attachments.comment_id = any (array(select page.id from page))
      group by comment_id
    ),
    mails as (
      select part_id, mail_part_json(mail_parts) as json
      from mail_parts
      where mail_parts.customer_id = own_customer
        and mail_parts.part_id = any (array(select page.id from page))
    ),
    written as (
      select
        page.id,
        created_at,
        (
          select json_object_agg(key, value)
          from (
            values
              ('id', to_json(page.id)),
              ('content', to_json(content)),
              ('createdAt', to_json(json_instant(created_at))),
              ('isAgent', to_json(kind = 'agent')),
              ('isSystem', to_json(kind = 'system')),
              ('authorName', to_json(author_name)),
              ('isExternal', case when is_external then to_json(true) end),
              ('isOfColleague', to_json(by_colleague)),
              ('attachments', coalesce(list, '[]')),
              ('said', page.said::json),
              ('mail', mails.json)
          ) part (key, value)
          where value is not null
        ) as json
      from page
      left join files on files.comment_id = page.id
      left join mails on mails.part_id = page.id
    ),
    summed as (
      select
        written.*,
        sum(octet_length(json::text)) over newest_first as bytes_through,
        row_number() over newest_first as position
      from written
      window newest_first as (order by created_at desc, id desc)
    )
    select
      coalesce(json_agg(json order by position), '[]'),
      case when all_comments > count(*) then (array_agg(id order by position desc))[1] end
    into comments, older_after
    from summed
    where bytes_through <= page_bytes or position = 1;
  end if;
  select json_object_agg(key, value) into ticket
  from (
    select * from json_each(fields)
    union all
    values
      ('attachments', files), ('comments', comments), ('mail', mail), ('raisedBy', to_json(raised_by)),
      ('reopenableUntil', to_json(json_instant(reopenable))), ('isReadOnly', to_json(is_read_only)),
      ('isOfColleague', to_json(of_colleague))
  ) part
  where value is not null;
  return next;
end
$$;
