import { configurations, images } from '@atrium/api-client/contract'
import { of, type Sample } from './sample.ts'

/** A picture of a single pixel. */
const picture = () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return new File([Buffer.from(png, 'base64')], 'pixel.png')
}

export const imageSamples: readonly Sample[] = [
  of(configurations.cloudinary, () => ({})),
  of(
    images.upload,
    async ({ signature }) => ({
      body: { key: 'atrium', preset: 'pictures', ...(await signature()) },
      files: { file: [picture()] },
    }),
    'picture of a page',
  ),
  of(
    images.upload,
    () => ({ body: { key: 'atrium', preset: 'profile' }, files: { file: [picture()] } }),
    'picture of oneself',
  ),
  of(images.get, () => ({ params: { publicId: 'stock/01' }, query: { w: 140 } })),
  of(images.stock, () => ({})),
]
