import { oneOf, seeded } from './many.ts'

export interface Motif {
  id: string
  name: string
  detail: string
  hue: number
}

const NAMES = ['Sommerfrische', 'Elbufer', 'Wiesn-Spezial', 'Schulstart', 'Megalight', 'Nordlicht']
const KINDS = ['JPG', 'PNG', 'TIFF', 'PDF']

/** Pictures of campaigns, always the same. */
export function motifs(count: number): Motif[] {
  const random = seeded(21)
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `${oneOf(NAMES, random)} Motiv ${String(index + 1).padStart(2, '0')}`,
    detail: `${oneOf(KINDS, random)} · ${(0.4 + random() * 18).toLocaleString('de', { maximumFractionDigits: 1 })} MB`,
    hue: Math.floor(random() * 360),
  }))
}

export const renderMotif = ({ hue }: Motif) => (
  <svg
    viewBox="0 0 160 120"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    style={{ inlineSize: '100%', blockSize: '100%' }}
  >
    <rect width="160" height="120" fill={`oklch(0.86 0.07 ${hue})`} />
    <circle cx={40 + (hue % 90)} cy="38" r="16" fill={`oklch(0.95 0.05 ${hue + 60})`} />
    <path
      d={`M0 ${88 - (hue % 24)} Q 44 ${52 + (hue % 30)} 88 ${84 - (hue % 16)} T 160 70 V 120 H 0 Z`}
      fill={`oklch(0.66 0.1 ${hue + 20})`}
    />
    <path d="M0 104 Q 50 82 100 98 T 160 92 V 120 H 0 Z" fill={`oklch(0.5 0.09 ${hue + 40})`} />
  </svg>
)

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const renderMotifCaption = ({ name, detail }: Motif) => (
  <>
    <span style={{ ...CUT, fontWeight: 600 }}>{name}</span>
    <span style={{ ...CUT, color: 'var(--at-text-2)', fontSize: 'var(--at-font-s)' }}>
      {detail}
    </span>
  </>
)
