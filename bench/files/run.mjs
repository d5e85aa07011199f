// A folder of many files, in whole file managers: tree, tools and path included.
import { runCases } from '../components/run.mjs'
import { CASES } from './cases.mjs'
import { goalsOf } from './goals.mjs'

const bench = {
  folder: 'files',
  packages: ['design-system', 'api-client', 'portal-modules'],
  cases: CASES,
  goalsOf,
  port: 4493,
}

export const run = (options) => runCases(bench, options)
