import { lazy } from 'react'

// Charts come when a cockpit has figures to show.
const load = () => import('./chart-parts.ts')
export const LineChart = lazy(async () => ({ default: (await load()).LineChart }))
export const BarChart = lazy(async () => ({ default: (await load()).BarChart }))
export const DonutChart = lazy(async () => ({ default: (await load()).DonutChart }))
