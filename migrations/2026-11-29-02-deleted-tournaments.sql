-- The profile lists what its account has deleted: few of many.
create index tournaments_deleted on tournaments ((card ->> 'owner')) where card ? 'isRemoved';
