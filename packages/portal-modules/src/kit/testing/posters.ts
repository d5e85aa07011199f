import type { FileVersion } from '../file-version.ts'

const drafts = [
  { sky: '#8fc0d6', hill: '#5d9171', lemon: [430, 240, 80], bottle: 150, title: 700, size: 74 },
  { sky: '#1f74b0', hill: '#2c6a58', lemon: [470, 430, 170], bottle: 210, title: 170, size: 118 },
  { sky: '#f0c75e', hill: '#2c6a58', lemon: [470, 430, 170], bottle: 210, title: 170, size: 118 },
] as const

/** A poster in its drafts, from 1: each can be told from the others. */
export function posterOf(number: number): string {
  const { sky, hill, lemon, bottle, title, size } = drafts[(number - 1) % drafts.length]!
  const [x, y, r] = lemon
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 840" width="600" height="840"><rect width="600" height="840" fill="${sky}"/><path d="M0 470 L130 330 L280 500 L430 320 L600 480 V840 H0Z" fill="#9db2bd"/><circle cx="${x}" cy="${y}" r="${r}" fill="#f6d24a" stroke="#fff6d5" stroke-width="14"/><path d="M0 580 Q170 500 330 560 T600 540 V840 H0Z" fill="${hill}"/><path d="M${bottle - 16} 330 h32 v60 l34 66 v240 h-100 v-240 l34 -66Z" fill="#3c8a86"/><rect x="${bottle - 50}" y="500" width="100" height="120" fill="#fff"/><text x="300" y="${title}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#fff">Zitrone</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** What a poster held before the draft that counts, the oldest first. */
export const formerDrafts: readonly (Omit<FileVersion, 'isCurrent'> & { url: string })[] = [
  {
    number: 1,
    size: 6_412_300,
    type: 'image/png',
    createdAt: '2026-11-03T09:20:00',
    createdBy: 'Priya Raman',
    url: posterOf(1),
  },
]
