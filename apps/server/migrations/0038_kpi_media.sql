-- Media that a figure is measured in; null: all. What happens elsewhere does not explain it.
alter table campaign_kpis add column media_type_ids integer[];
