-- Which command a link was mailed for: a command that is repeated mails no second one. Older links name none.
alter table invitation_links add column command uuid unique;
