-- Pages send the hash alone, so that the text has to be known here for as long as it is accepted. Rows without a text are of builds
-- whose pages sent it themselves: nothing that they send is a hash.
delete from accepted_document;
alter table accepted_document
  add column document text not null,
  add constraint hash_is_of_document check (hash = encode(sha256(convert_to(document, 'UTF8')), 'hex'));
