/** What an order has beyond its component. */
export const orderColumns = {
  application_id: 'int',
  component_id: 'int',
  type: 'int',
  status: 'int',
  region: 'text',
  building_block_id: 'int',
  building_block_name: 'text',
  purchase_order_number: 'text',
  target: 'text',
  comment: 'text',
  customer_id: 'int',
  customer_name: 'text',
  campaign_id: 'int',
  product_id: 'int',
  budget: 'numeric',
  duration: 'int',
  duration_type: 'int',
  start_date: 'date',
  end_date: 'date',
  taxonomy: 'text',
  media_types: 'jsonb',
  approval: 'text',
}

/** What was done to an order. */
export const processColumns = {
  application_id: 'int',
  component_id: 'int',
  status: 'int',
  at: 'timestamptz',
  user_id: 'int',
  comment: 'text',
  approval: 'text',
  plan: 'jsonb',
}
