-- Direct orders are found by their purchase order number as well: store and agency talk about it (SRCH-08).
-- Folded as names are, with a space before every word.
alter table direct_orders add column search_number text
  generated always as (' ' || search_fold(purchase_order_number)) stored;
