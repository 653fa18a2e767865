-- Visitors in the order in which they came, for the job that forgets whom nothing is left of (basket/forget-visitors.ts).
create index visitor_seen on visitor (seen_on, id);
