/** Waiting that can be cut short. A wake that comes while nobody waits ends the next wait. */
export function createWait() {
  let isAwake = false
  let end: (() => void) | undefined
  return {
    wake() {
      isAwake = true
      end?.()
    },
    async for(milliseconds: number) {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        end = undefined
      }
      isAwake = false
    },
  }
}
