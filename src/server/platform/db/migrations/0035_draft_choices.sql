-- What its writer has chosen beside the text of a draft, such as the status, so that it is there in
-- another browser, too. As it was given: the database asks nothing of it.
alter table answer_drafts add column chosen json;
