-- Fails where a change would fail, and leaves nothing behind: announces, as every change does, and deletes
-- that; writes to the log, so that the commit waits until that is safe; and fills a temporary file, which
-- takes room on the disk while tables may still have some within their last pages.
create or replace function check_writing() returns void language plpgsql set work_mem = '64kB' as $$
declare
  announced bigint;
begin
  insert into announcements (session_mark) values ('') returning seq into announced;
  delete from announcements where seq = announced;
  perform pg_logical_emit_message(true, 'portico', '');
  perform count(*) from generate_series(1, 20000);
end
$$;
