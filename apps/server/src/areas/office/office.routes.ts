import { officeDocuments } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createOfficeService } from './office.service.ts'
import { createPdfService } from './pdfs.service.ts'

export function officeRoutes(deps: Dependencies): Route[] {
  const service = createOfficeService(deps)
  const pdfs = createPdfService(deps)
  return implement(officeDocuments, {
    link: ({ actor, params, language, log }) => service.link(actor, params.id, { language, log }),
    pdf: ({ actor, params, log }) => pdfs.pdf(actor, params.id, log),
    info: ({ params, query }) => service.info(params.id, query.access_token),
    contents: ({ params, query }) => service.contents(params.id, query.access_token),
  })
}
