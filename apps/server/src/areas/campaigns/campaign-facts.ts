import sql, { type Sql } from 'sql-template-tag'
import { nameKey } from '../components/index.ts'
import type { CampaignRow } from './campaigns.repository.ts'
import type { CampaignFacts } from './plan/plan-changes.repository.ts'

/** What of a campaign a plan that is handed over says, as it is now. */
export const factsOf = (row: CampaignRow): CampaignFacts => ({
  name: row.name,
  customerId: row.customer_id,
  customerName: row.customer_name,
  productId: row.product_id,
  budget: row.budget,
  currencyName: row.currency_name,
  startDate: row.start_date,
  endDate: row.end_date,
  approvalDueDate: row.approval_due,
})

/** Assignments that make a campaign what is said. */
export const setFacts = (facts: CampaignFacts): Sql =>
  sql`name = ${facts.name}, name_key = ${nameKey(facts.name)}, customer_id = ${facts.customerId},
    customer_name = ${facts.customerName}, product_id = ${facts.productId},
    budget = ${facts.budget}::numeric, currency_name = ${facts.currencyName},
    start_date = ${facts.startDate}::date, end_date = ${facts.endDate}::date,
    approval_due = ${facts.approvalDueDate}::date`
