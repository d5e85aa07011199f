/** Prints what the pages of modules say, as JSON; `--sizes` weighs them, too. */
import { moduleSizes } from './module-sizes.ts'
import { readModules } from './read-modules.ts'
import { readTitles } from './titles.ts'

const titles = readTitles()
const modules = readModules(titles)
if (process.argv.includes('--sizes')) {
  const sizes = await moduleSizes([...titles.values()])
  for (const record of Object.values(modules)) {
    const size = sizes.get(record.name)
    if (size) record.size = size
  }
}
process.stdout.write(JSON.stringify(modules))
