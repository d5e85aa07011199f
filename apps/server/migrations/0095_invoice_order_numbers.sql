-- The number of the customer's purchase order that an invoice answers to: by it a direct order and its
-- invoices find each other.
alter table invoices
  add column purchase_order_number text check (char_length(purchase_order_number) between 1 and 100);
create index invoices_by_order on invoices (application_id, purchase_order_number)
  where purchase_order_number is not null;
