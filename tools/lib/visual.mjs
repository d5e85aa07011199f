import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** The browser that the agreed pictures were taken with. */
export function recordedWith() {
  const file = join(root, '.storybook/baselines/browser.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).browser : undefined
}

/** Name and version of a browser, with the system that it draws on. */
export async function version(executablePath) {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    return `Chromium ${browser.version()} on ${process.platform}`
  } finally {
    await browser.close()
  }
}

/** Another main version draws letters differently; patches of one do not. */
export const isSameDrawing = (here, there) => mainVersion(here) === mainVersion(there)
const mainVersion = (browser) => browser?.replace(/(\d+)[.\d]+/, '$1')
