import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes the types of the package in the working directory into `dist`, as its `tsconfig.build.json` says.
 * The compiler leaves them as they lie; bundling those of so many entries takes gigabytes.
 */
export async function declareTypes(): Promise<void> {
  const tsc = join(import.meta.dirname, '../../node_modules/typescript-native/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' })
  for (const file of globSync('dist/**/*.d.ts')) {
    const text = await readFile(file, 'utf8')
    const named = text.replace(/(from '|import\(['"])(\.[^'"]+)\.tsx?(?=['"])/g, '$1$2.js')
    await writeFile(file, named)
  }
}
