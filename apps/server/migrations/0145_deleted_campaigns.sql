-- Campaigns that were deleted: nobody sees them, they can be brought back for 30 days, then they go for good.
alter table campaigns
  add column deleted_at timestamptz,
  add column deleted_by integer references users,
  add check (deleted_at is not null or deleted_by is null);
create index campaigns_deleted on campaigns (deleted_at) where deleted_at is not null;
