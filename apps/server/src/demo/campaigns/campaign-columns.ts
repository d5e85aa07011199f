/** Letters of channel types, by media type (MT-04). */
const letters: Readonly<Record<number, string>> = {
  1: 'I', 2: 'P', 3: 'P', 4: 'F', 5: 'T', 6: 'R', 7: 'K', 8: 'A', 9: 'I', 10: 'N', 13: 'Z', 15: 'S', 19: 'B', 20: 'U', 22: 'S', 23: 'M', 41: 'X',
} // prettier-ignore
export const letterOf = (mediaTypeId: number) => letters[mediaTypeId] ?? 'E'

/** Days before a channel starts until which it has to be booked, by media type; others need a week. */
const bookingLead: Readonly<Record<number, number>> = { 2: 14, 3: 21, 4: 28, 5: 35, 7: 28, 8: 28, 13: 10, 23: 21 } // prettier-ignore
export const bookingLeadOf = (mediaTypeId: number) => bookingLead[mediaTypeId] ?? 7
/** Days before a channel starts until which its material has to be there. */
export const materialLead = 5

export const campaignColumns = {
  application_id: 'int',
  external_id: 'text',
  name: 'text',
  name_key: 'text',
  customer_id: 'int',
  customer_name: 'text',
  product_id: 'int',
  budget: 'numeric',
  currency_name: 'text',
  start_date: 'date',
  end_date: 'date',
  status: 'int',
  approval_due: 'date',
  created_at: 'timestamptz',
  created_by: 'int',
  modified_at: 'timestamptz',
  modified_by: 'int',
}

export const channelColumns = {
  application_id: 'int',
  campaign_id: 'int',
  external_id: 'text',
  position: 'int',
  name: 'text',
  media_type_id: 'int',
  channel_type: 'text',
  publisher: 'text',
  budget: 'numeric',
  start_date: 'date',
  end_date: 'date',
  workflow_state: 'text',
  external_approval_requested: 'boolean',
  decision: 'text',
  decided_by: 'int',
  decided_at: 'timestamptz',
  decision_comment: 'text',
  decided_hash: 'text',
  condition: 'text',
  condition_met_at: 'timestamptz',
  condition_met_by: 'int',
  booking_deadline: 'date',
  material_deadline: 'date',
  pauses: 'jsonb',
}
