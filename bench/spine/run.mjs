// What a start of the server costs.
import { say } from '../../tools/lib/say.mjs'
import { buildPortal } from '../../tools/lib/setup.mjs'
import { writeResults } from '../lib/results.mjs'
import { dataFolder, serve } from '../lib/serve.mjs'

/** Measures, and says what it found. What a first load of the portal costs is in bench/portal. */
export async function run() {
  await buildPortal()
  const { data, remove } = dataFolder()
  const first = await serve(data)
  await first.stop()
  const second = await serve(data)
  await second.stop()
  remove()

  const rows = {
    'first start: database, migrations, demo (ms)': Math.round(first.ms),
    'second start (ms)': Math.round(second.ms),
  }
  const width = Math.max(...Object.keys(rows).map((name) => name.length))
  for (const [name, value] of Object.entries(rows))
    say(`${name.padEnd(width)}  ${String(value).padStart(7)}`)
  writeResults('spine', { rows })
}
