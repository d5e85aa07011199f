/**
 * Until nothing fades and nothing in the page has changed for two frames: what measures itself answers a frame
 * later, what fades has the colours of neither mode, and what inherits from it fades after it. What turns for
 * ever is not waited for.
 */
export async function settled(): Promise<void> {
  let hasChanged = false
  const changes = new MutationObserver(() => {
    hasChanged = true
  })
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }
  changes.observe(document.documentElement, everything)
  for (let round = 0, calm = 0; round < 20 && calm < 2; round++) {
    hasChanged = false
    await new Promise(requestAnimationFrame)
    const fading = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(fading.map((animation) => animation.finished))
    calm = hasChanged || fading.length > 0 ? 0 : calm + 1
  }
  changes.disconnect()
}
