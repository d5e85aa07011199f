// The campaign status as a plan and as a calendar: the whole module beside products for each.
import { runCases } from '../components/run.mjs'
import { CASES } from './cases.mjs'
import { goalsOf } from './goals.mjs'

const bench = {
  folder: 'campaigns',
  packages: ['design-system', 'api-client', 'portal-modules'],
  cases: CASES,
  goalsOf,
  port: 4495,
}

export const run = (options) => runCases(bench, options)
