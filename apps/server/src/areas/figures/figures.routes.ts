import { figures } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { createFiguresService } from './figures.service.ts'

export function figureRoutes(deps: Dependencies): Route[] {
  const service = createFiguresService(deps)
  return implement(figures, {
    costs: ({ actor, params }) => service.costs(actor, params),
    kpis: ({ actor, params }) => service.kpis(actor, params),
    putKpis: (context) => service.putKpis(commandOf(context), context.body),
    putCosts: (context) => service.putCosts(commandOf(context), context.body),
  })
}
