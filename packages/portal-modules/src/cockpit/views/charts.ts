import { lazyPart } from '@atrium/design-system'

// Charts come when a cockpit has figures to show.
const load = () => import('./chart-parts.ts')
export const LineChart = lazyPart(async () => ({ default: (await load()).LineChart }))
export const BarChart = lazyPart(async () => ({ default: (await load()).BarChart }))
export const DonutChart = lazyPart(async () => ({ default: (await load()).DonutChart }))
