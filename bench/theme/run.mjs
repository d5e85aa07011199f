// 1,000 mixed components of the design system beside those of others, and beside a bare page.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { dim, fail, say } from '../../tools/lib/say.mjs'
import { launch, onPage } from '../lib/measure.mjs'
import { buildPackage, gzipOf, installPeers, versionOf } from '../lib/peers.mjs'
import { writeResults } from '../lib/results.mjs'
import { median, short, table } from '../lib/stats.mjs'

const here = import.meta.dirname
const dist = join(here, 'dist')
const ACTIONS = ['mount', 'dark', 'brand']
const PEERS = {
  bare: 'react',
  atrium: undefined,
  fluent: '@fluentui/react-components',
  mantine: '@mantine/core',
  chakra: '@chakra-ui/react',
  antd: 'antd',
  mui: '@mui/material',
}

async function buildPage(peer) {
  await build({
    configFile: false,
    root: join(here, 'page'),
    base: `/${peer}/`,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    resolve: {
      alias: { '@peer': join(here, `peers/${peer}.tsx`) },
      // One React for the page and for what it shows.
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir: join(dist, peer),
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
    },
  })
}

function sample(chrome, url) {
  return onPage(chrome, url, async ({ page, act, heap }) => {
    const before = await heap()
    const result = { mount: await act('mount') }
    result.nodes = await page.evaluate(() => document.querySelectorAll('#root *').length)
    result.heap = (await heap()) - before
    result.dark = await act('dark')
    result.brand = await act('brand')
    return result
  })
}

/** Medians, and the range of the main thread's time. */
function summary(peer, samples) {
  const row = { version: PEERS[peer] && versionOf(PEERS[peer]), samples: samples.length }
  for (const action of ACTIONS) {
    const cpu = samples.map((one) => one[action].cpu)
    const paint = samples.map((one) => one[action].paint)
    row[action] = { cpu: median(cpu), from: Math.min(...cpu), to: Math.max(...cpu) }
    row[action].paint = median(paint)
  }
  row.heapMiB = median(samples.map((one) => one.heap))
  row.nodes = samples[0].nodes
  row.gzipKiB = gzipOf(join(dist, peer)) / 1024
  return row
}

/** What the design system promises, as ratios of the main thread's time. */
function goalsOf(rows) {
  const ratio = (name, action, other, limit) => {
    const value = rows.atrium?.[action].cpu / rows[other]?.[action].cpu
    // Other work on the machine only ever adds: the least of each is what it disturbs least.
    const least = rows.atrium?.[action].from / rows[other]?.[action].from
    return Number.isFinite(value) ? [{ name, value, least, limit, holds: value <= limit }] : []
  }
  return [
    ...ratio('mount / Fluent', 'mount', 'fluent', 1),
    ...ratio('switch of mode / bare page', 'dark', 'bare', 1.5),
    ...ratio('switch of brand / bare page', 'brand', 'bare', 1.5),
  ]
}

/** Measures, prints a table and writes the results. */
export async function run(options) {
  const names = options.peers?.split(',') ?? Object.keys(PEERS)
  const unknown = names.find((name) => !existsSync(join(here, `peers/${name}.tsx`)))
  if (unknown) fail(`There is no "${unknown}".`, `Choose of: ${Object.keys(PEERS).join(', ')}`)
  const rounds = Number(options.rounds ?? 5)

  await installPeers()
  if (options['keep-build'] === undefined) await buildPackage('design-system')
  for (const name of names) await buildPage(name)
  const server = await preview({
    configFile: false,
    root: here,
    logLevel: 'error',
    build: { outDir: dist },
    preview: { port: 4491, strictPort: true },
  })
  const chrome = await launch()
  const samples = Object.fromEntries(names.map((name) => [name, []]))
  try {
    // The first page of a browser pays for its start.
    await sample(chrome, `http://localhost:4491/${names[0]}/`)
    for (let round = 0; round < rounds; round++) {
      const turn = round % names.length
      for (const name of [...names.slice(turn), ...names.slice(0, turn)])
        samples[name].push(await sample(chrome, `http://localhost:4491/${name}/`))
      say(dim(`  round ${round + 1} of ${rounds}`))
    }
  } finally {
    await chrome.close()
    await server.close()
  }

  const rows = Object.fromEntries(names.map((name) => [name, summary(name, samples[name])]))
  const head = ['', 'mount cpu', 'paint', 'dark cpu', 'paint', 'brand cpu', 'paint']
  head.push('heap MiB', 'nodes', 'page KiB gz')
  const lines = Object.entries(rows)
    .toSorted(([, a], [, b]) => a.mount.cpu - b.mount.cpu)
    .map(([name, row]) => [
      `${name} ${row.version ?? ''}`.trim(),
      ...ACTIONS.flatMap((action) => [short(row[action].cpu), short(row[action].paint)]),
      short(row.heapMiB),
      String(row.nodes),
      short(row.gzipKiB),
    ])
  for (const line of table(head, lines)) say(line)
  const goals = goalsOf(rows)
  for (const { name, value, least, limit, holds } of goals)
    say(
      `${holds ? '✓' : '✗'} ${name}: ${value.toFixed(2)} (at most ${limit}; of the least times ${least.toFixed(2)})`,
    )
  const conditions = { browser: chrome.version(), rounds, count: 1000 }
  writeResults('theme', { conditions, rows, goals })
}
