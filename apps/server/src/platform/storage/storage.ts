import type { FileStorage } from './storage.types.ts'
import { createFolderStorage } from './folder-storage.ts'
import type { S3Options } from './s3-storage.ts'

export interface StorageSettings {
  ATRIUM_DATA: string
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** Where files lie: in the bucket that the settings name, else in the data folder. */
export async function createStorage(
  settings: StorageSettings,
  options: S3Options,
): Promise<FileStorage> {
  if (!settings.S3_BUCKET) return createFolderStorage(settings.ATRIUM_DATA)
  // Loading it takes as long as all the rest of the server's modules together.
  const { createS3Storage } = await import('./s3-storage.ts')
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  return createS3Storage(
    {
      endpoint: settings.S3_ENDPOINT,
      region: settings.S3_REGION,
      bucket: settings.S3_BUCKET,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    },
    options,
  )
}
