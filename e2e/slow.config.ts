import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Journeys that take minutes and gigabytes: run by hand, not with all that is checked. */
export default defineConfig({ ...journeys, testMatch: '*.slow.ts', workers: 1 })
