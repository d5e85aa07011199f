import { images } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createImagesService } from './images.service.ts'

export function imageRoutes(deps: Dependencies): Route[] {
  const service = createImagesService(deps)
  return implement(images, {
    upload: {
      prepare: ({ actor, body, files }) => service.prepareUpload(actor, body, files.file[0]!),
    },
    get: ({ params, query }) => service.get(params.publicId, query.w),
    stock: () => service.stock(),
  })
}
