import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface ImageRow {
  id: string
  storage_key: string
  content_type: string
  width: number
  height: number
  size: number
  sha256: string
}

export interface VariantRow {
  storage_key: string
  size: number
  sha256: string
}

/** A picture, with its version of the greatest width up to `asked` in steps of `step`, once that was made. */
export async function findImage(
  tx: Transaction,
  id: string,
  { asked, step }: { asked: number | undefined; step: number },
): Promise<(ImageRow & { variant: VariantRow | null }) | undefined> {
  const [row] = await tx.query<ImageRow & { variant: VariantRow | null }>(sql`
    select i.id, i.storage_key, i.content_type, i.width, i.height, i.size, i.sha256,
      (
        select jsonb_build_object('storage_key', v.storage_key, 'size', v.size, 'sha256', v.sha256)
        from image_variants v
        where v.image_id = i.id and v.width = ${asked ?? null}::int / ${step}::int * ${step}::int
      ) as variant
    from images i where i.id = ${id}`)
  return row
}

export const insertImage = (tx: Transaction, image: ImageRow & { userId: number }) =>
  tx.query(sql`
    insert into images (
      id, storage_key, content_type, width, height, size, sha256, created_by
    ) values (
      ${image.id}, ${image.storage_key}, ${image.content_type}, ${image.width}, ${image.height},
      ${image.size}, ${image.sha256}, ${image.userId}
    )`)

/** Adds a version; false where somebody else was quicker. */
export async function insertVariant(
  tx: Transaction,
  imageId: string,
  width: number,
  variant: VariantRow,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into image_variants (image_id, width, storage_key, size, sha256)
    values (${imageId}, ${width}, ${variant.storage_key}, ${variant.size}, ${variant.sha256})
    on conflict do nothing returning image_id`)
  return rows.length > 0
}
