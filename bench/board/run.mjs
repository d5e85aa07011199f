// A board of many tasks: the whole module beside boards made with libraries for dragging.
import { runCases } from '../components/run.mjs'
import { CASES } from './cases.mjs'
import { goalsOf } from './goals.mjs'

const bench = {
  folder: 'board',
  packages: ['design-system', 'api-client', 'portal-modules'],
  cases: CASES,
  goalsOf,
  port: 4494,
}

export const run = (options) => runCases(bench, options)
