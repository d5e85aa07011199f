// Many things on one page: lists, tiles, tables, boards, timelines and calendars beside those of
// others, and beside a bare window.
import { join } from 'node:path'
import { preview } from 'vite'
import { dim, fail, say } from '../../tools/lib/say.mjs'
import { root } from '../../tools/lib/setup.mjs'
import { launch } from '../lib/measure.mjs'
import { buildPackage, gzipOf, installPeers, versionOf } from '../lib/peers.mjs'
import { writeResults } from '../lib/results.mjs'
import { pagesOf } from './build.mjs'
import { CASES } from './cases.mjs'
import { goalsOf } from './goals.mjs'
import { print, printGoals, summary } from './report.mjs'
import { sample, weigh } from './sample.mjs'

/** The comma-separated values of an option, held to what there is. */
function chosen(option, all, what) {
  if (!option) return all
  const values = option.split(',')
  const unknown = values.find((value) => !all.includes(value))
  if (unknown) fail(`There is no ${what} "${unknown}".`, `Choose of: ${all.join(', ')}`)
  return values
}

/** Samples of all peers of a case, interleaved: what disturbs one disturbs the others too. */
async function measure({ chrome, url, dist, cases, name, size, peers, rounds }) {
  const { actions } = cases[name]
  const samples = Object.fromEntries(peers.map((peer) => [peer, []]))
  const failed = {}
  const heaps = {}
  for (let round = 0; round < rounds; round++) {
    const turn = round % peers.length
    for (const peer of [...peers.slice(turn), ...peers.slice(0, turn)]) {
      if (failed[peer]) continue
      try {
        const page = `${url}${name}/${peer}/?n=${size}`
        heaps[peer] ??= await weigh(chrome, page)
        samples[peer].push(await sample(chrome, page, actions))
      } catch (error) {
        failed[peer] = String(error.message ?? error).split('\n')[0]
      }
    }
    say(dim(`  ${name} ${size}: round ${round + 1} of ${rounds}`))
  }
  return Object.fromEntries(
    peers.map((peer) => {
      const version = cases[name].peers[peer] && versionOf(cases[name].peers[peer])
      if (failed[peer]) return [peer, { version, failed: failed[peer] }]
      const gzipKiB = gzipOf(join(dist, name, peer)) / 1024
      return [peer, { version, gzipKiB, heapMiB: heaps[peer], ...summary(samples[peer], actions) }]
    }),
  )
}

/** Measures, prints a table for each case and size, and writes the results. */
export async function runCases(bench, options) {
  const { folder, packages, cases, goalsOf, port } = bench
  const { dist, moduleOf, buildPage } = pagesOf(bench)
  const names = chosen(options.cases, Object.keys(cases), 'case')
  const all = [...new Set(names.flatMap((name) => Object.keys(cases[name].peers)))]
  const wanted = chosen(options.peers, all, 'peer')
  const sizes = options.sizes?.split(',').map(Number)
  const rounds = Number(options.rounds ?? 5)
  const peersOf = (name) =>
    Object.keys(cases[name].peers).filter((peer) => wanted.includes(peer) && moduleOf(name, peer))

  await installPeers()
  const hasOurs = names.some((name) => peersOf(name).includes('atrium'))
  const isSource = options.source !== undefined
  if (hasOurs && !isSource && options['keep-build'] === undefined)
    for (const name of packages) await buildPackage(name)
  for (const name of names) for (const peer of peersOf(name)) await buildPage(name, peer, isSource)
  const server = await preview({
    configFile: false,
    root: join(root, 'bench', folder),
    logLevel: 'error',
    build: { outDir: dist },
    preview: { port },
  })
  const [url] = server.resolvedUrls.local
  const chrome = await launch()
  const results = {}
  try {
    for (const name of names) {
      const peers = peersOf(name)
      if (peers.length === 0) continue
      // The first page of a browser pays for its start.
      await sample(chrome, `${url}${name}/${peers[0]}/?n=1000`, ['mount'])
      for (const size of cases[name].sizes) {
        if (sizes && !sizes.includes(size)) continue
        const able = peers.filter((peer) => size <= (cases[name].most?.[peer] ?? Infinity))
        const rows = await measure({ chrome, url, dist, cases, name, size, peers: able, rounds })
        const goals = goalsOf(name, size, rows)
        print(`${name}, ${size.toLocaleString('en')}`, rows, cases[name].actions)
        printGoals(goals)
        results[`${name}-${size}`] = { rows, goals }
      }
    }
  } finally {
    await chrome.close()
    await server.close()
  }
  writeResults(folder, { conditions: { browser: chrome.version(), rounds }, ...results })
}

const bench = {
  folder: 'components',
  packages: ['design-system'],
  cases: CASES,
  goalsOf,
  port: 4492,
}

export const run = (options) => runCases(bench, options)
