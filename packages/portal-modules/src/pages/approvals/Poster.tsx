import type { ReactNode } from 'react'
import type { Approval } from './approvals.data.ts'

interface Look {
  sky: readonly [string, string]
  ground: string
  ink: string
  claim: readonly [string, string]
  motif: ReactNode
}

const cone = (
  <g transform="translate(70 60)">
    <path d="M340 190h116l-58 270z" fill="#f58a3c" />
    <path d="M354 224h88l-9 40h-70zM370 300h56l-8 38h-40z" fill="#fff" opacity=".28" />
    <circle cx="362" cy="176" r="27" fill="#1d8c8c" />
    <circle cx="400" cy="158" r="32" fill="#f7d358" />
    <circle cx="438" cy="180" r="23" fill="#e8476a" />
  </g>
)
const waves = (
  <g fill="none" stroke="#fff" strokeWidth="14" strokeLinecap="round">
    {[40, 92, 150, 220, 168, 110, 190, 130, 74, 116, 60].map((height, index) => (
      <path
        key={index}
        d={`M${110 + index * 42} ${350 - height / 2}v${height}`}
        opacity={0.45 + (index % 3) * 0.25}
      />
    ))}
  </g>
)
const phones = (
  <g>
    {[0, 1, 2].map((index) => (
      <g key={index} transform={`translate(${150 + index * 124} ${236 - index * 26})`}>
        <rect width="104" height="212" rx="18" fill="#fff" opacity={0.55 + index * 0.2} />
        <circle cx="52" cy="84" r="26" fill="#e8476a" opacity=".85" />
        <rect x="18" y="132" width="68" height="10" rx="5" fill="#402a5c" opacity=".55" />
        <rect x="18" y="152" width="44" height="10" rx="5" fill="#402a5c" opacity=".3" />
      </g>
    ))}
  </g>
)
const paper = (
  <g transform="translate(150 214)">
    <rect width="340" height="290" rx="6" fill="#fffdf6" />
    <rect x="24" y="26" width="180" height="18" fill="#3a3226" />
    {[0, 1, 2, 3, 4, 5].map((line) => (
      <rect
        key={line}
        x="24"
        y={64 + line * 18}
        width={line % 2 ? 128 : 138}
        height="7"
        fill="#b9ae99"
      />
    ))}
    <rect x="182" y="64" width="134" height="200" fill="#c8732b" />
    <circle cx="249" cy="146" r="40" fill="#ffd98f" />
  </g>
)
const film = (
  <g transform="translate(170 226)">
    <rect width="300" height="190" rx="18" fill="#06232e" opacity=".75" />
    <path d="m124 56 70 39-70 39z" fill="#ffe45c" />
    <rect x="24" y="164" width="252" height="7" rx="3.5" fill="#fff" opacity=".3" />
    <rect x="24" y="164" width="112" height="7" rx="3.5" fill="#ffe45c" />
  </g>
)

const LOOKS: Partial<Record<Approval['kind'], Look>> = {
  'out-of-home': {
    sky: ['#dff1ff', '#a6d6ea'],
    ground: '#3d8f77',
    ink: '#123a5c',
    claim: ['Schule', 'kann kommen.'],
    motif: cone,
  },
  radio: {
    sky: ['#5b3fa8', '#2a1c5e'],
    ground: '#1d1245',
    ink: '#ffffff',
    claim: ['Hört', 'der Süden.'],
    motif: waves,
  },
  social: {
    sky: ['#ffd2e0', '#f6a5c2'],
    ground: '#b9487a',
    ink: '#4a1331',
    claim: ['Prost,', 'Spezi!'],
    motif: phones,
  },
  newspaper: {
    sky: ['#f4ead6', '#e3d2b0'],
    ground: '#8a6b3d',
    ink: '#3a3226',
    claim: ['Herbst', 'auf dem Tisch.'],
    motif: paper,
  },
  digital: {
    sky: ['#c9f2f4', '#74cfd6'],
    ground: '#137a86',
    ink: '#06323b',
    claim: ['Zitrone.', 'Neu gedacht.'],
    motif: film,
  },
}

/** An earlier version: the same motif in the evening. */
const EVENING = { sky: ['#1a4467', '#2f7397'], ground: '#0d2b40', ink: '#ffffff' } as const

export interface PosterProps {
  kind: Approval['kind']
  /** Spoken instead of the picture. */
  alt: string
  /** The version before this one. */
  isEarlier?: boolean
}

/** The draft of an advertisement, drawn. */
export function Poster({ kind, alt, isEarlier }: PosterProps) {
  const look = LOOKS[kind]
  if (!look) return null
  const { sky, ground, ink } = isEarlier ? EVENING : look
  const id = `${kind}${isEarlier ? '-earlier' : ''}`
  return (
    <svg role="img" aria-label={alt} viewBox="0 0 640 560" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
      </defs>
      <rect width="640" height="560" fill={`url(#${id})`} />
      <path d="M0 420c120-48 210 20 330-20s230-50 310 4v156H0z" fill={ground} opacity=".75" />
      <path d="M0 470c150-42 260 18 380-16s190-26 260-6v112H0z" fill={ground} />
      {look.motif}
      <g
        fill={ink}
        fontFamily="var(--at-font-heading)"
        fontWeight="720"
        fontSize="62"
        letterSpacing="-1.8"
      >
        {look.claim.map((line, index) => (
          <text key={line} x="44" y={98 + index * 64}>
            {line}
          </text>
        ))}
      </g>
      {isEarlier ? (
        <text x="600" y="528" textAnchor="end" fontSize="22" fontWeight="650" fill="#ffffff">
          nordkranz
        </text>
      ) : (
        <g transform="translate(448 470)">
          <rect width="156" height="52" rx="26" fill="#ffffff" />
          <text x="78" y="34" textAnchor="middle" fontSize="24" fontWeight="650" fill="#123a5c">
            nordkranz
          </text>
        </g>
      )}
    </svg>
  )
}
