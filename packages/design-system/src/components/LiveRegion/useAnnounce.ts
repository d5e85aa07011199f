import { useEffect } from 'react'

type Politeness = 'polite' | 'assertive'

/** Speaks a text that is not on the screen. */
export type Announce = (text: string, politeness?: Politeness) => void

const regions = new Map<Politeness, HTMLElement>()

/** Returns a stable function that has assistive technology speak a text. */
export function useAnnounce(): Announce {
  // There before it says something: some screen readers miss what a new region begins with.
  useEffect(() => void regionOf('polite'), [])
  return announce
}

function announce(text: string, politeness: Politeness = 'polite'): void {
  const region = regionOf(politeness)
  const line = document.createElement('div')
  line.textContent = text
  // Appended rather than replaced: the same text twice is spoken twice.
  region.append(line)
  setTimeout(() => line.remove(), 7000)
}

const regionOf = (politeness: Politeness) => regions.get(politeness) ?? createRegion(politeness)

function createRegion(politeness: Politeness): HTMLElement {
  const region = document.createElement('div')
  region.className = 'at-visually-hidden'
  region.setAttribute('aria-live', politeness)
  region.setAttribute('aria-relevant', 'additions')
  // Overlays hide everything beside them from assistive technology, save what carries this mark.
  region.dataset.liveAnnouncer = 'true'
  document.body.append(region)
  regions.set(politeness, region)
  return region
}
