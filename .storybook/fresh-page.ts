/**
 * Before each story: the page is as a new one would be, whatever stories before it left, also those of other
 * files. And nothing fades: with reduced motion it takes less than a frame, but a story may look before that.
 */
import { beforeEach } from 'vitest'

const still = document.createElement('style')
still.id = 'nothing-fades'
still.textContent = '*, ::before, ::after { transition-duration: 0s !important; }'

beforeEach(() => {
  if (!document.getElementById(still.id)) document.head.append(still)
  for (const line of document.querySelectorAll('[data-live-announcer] div:not([role=log])'))
    line.remove()
  sessionStorage.clear()
  localStorage.clear()
  window.scrollTo(0, 0)
})
