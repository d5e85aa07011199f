import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'

export interface TagRow {
  application_id: number
  component_id: number
  id: number
  label: string
}

/** Tags of components, in the order in which they were added. */
export const listTags = (
  tx: Transaction,
  applicationId: number,
  componentIds: readonly number[],
): Promise<TagRow[]> =>
  tx.query<TagRow>(sql`
    select application_id, component_id, id, label from component_tags
    where application_id = ${applicationId} and component_id = any(${componentIds}::int[])
    order by component_id, id`)

/** A label for comparison. */
export const labelKey = (label: string) => label.trim().normalize('NFC').toLowerCase()

/** Adds labels to a component; one that it has already, in whatever case, is ignored (ENT-14). */
export const addTags = (
  tx: Transaction,
  applicationId: number,
  componentId: number,
  labels: readonly string[],
) =>
  tx.query(sql`
    insert into component_tags (application_id, component_id, label, label_key)
    select ${applicationId}::int, ${componentId}::int, label, label_key
    from unnest(${labels}::text[], ${labels.map(labelKey)}::text[]) as added (label, label_key)
    on conflict do nothing`)

/** Takes tags away from a component; those of others stay. */
export const removeTags = (
  tx: Transaction,
  applicationId: number,
  componentId: number,
  labelKeys: readonly string[],
) =>
  tx.query(sql`
    delete from component_tags
    where application_id = ${applicationId} and component_id = ${componentId}
      and label_key = any(${labelKeys}::text[])`)

/** Gives a component exactly these labels. */
export async function replaceLabels(
  tx: Transaction,
  applicationId: number,
  componentId: number,
  labels: readonly string[],
): Promise<void> {
  await tx.query(sql`
    delete from component_tags
    where application_id = ${applicationId} and component_id = ${componentId}
      and label_key <> all(${labels.map(labelKey)}::text[])`)
  await addTags(tx, applicationId, componentId, labels)
}

/** Labels by component. */
export async function labelsOf(
  tx: Transaction,
  applicationId: number,
  componentIds: readonly number[],
): Promise<Map<number, string[]>> {
  const labels = new Map<number, string[]>()
  for (const row of await listTags(tx, applicationId, componentIds)) {
    labels.set(row.component_id, [...(labels.get(row.component_id) ?? []), row.label])
  }
  return labels
}
