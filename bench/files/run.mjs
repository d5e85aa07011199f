// A folder of many files, in whole file managers: tree, tools and path included.
import { runCases } from '../components/run.mjs'
import { writeResults } from '../lib/results.mjs'
import { CASES } from './cases.mjs'
import { goalsOf } from './goals.mjs'
import { measureUploads } from './upload.mjs'

const bench = {
  folder: 'files',
  packages: ['design-system', 'api-client', 'portal-modules'],
  cases: CASES,
  goalsOf,
  port: 4493,
}

/** `--parts=managers,uploads` is a part of it; `--mebibytes` says how large a file is sent. */
export async function run(options) {
  const parts = options.parts?.split(',') ?? ['managers', 'uploads']
  if (parts.includes('managers')) await runCases(bench, options)
  if (!parts.includes('uploads')) return
  const mebibytes = Number(options.mebibytes ?? 256)
  const rows = await measureUploads({ mebibytes, rounds: Number(options.rounds ?? 3) })
  writeResults('uploads', { mebibytes, rows })
}
