-- A basket is the draft: no order ever was one. What is left are the ways that orders go.
delete from order_edge where from_state = 'DRAFT';
