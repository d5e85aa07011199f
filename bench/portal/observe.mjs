/**
 * Runs in every page before its own code: keeps what the browser tells of its work.
 * It is sent to the page as text, so it needs nothing from here.
 */
export function observe(known) {
  // Frames of the content origin have no storage.
  if (globalThis.top !== globalThis) return
  for (const [name, value] of Object.entries(known))
    localStorage.setItem(name, localStorage.getItem(name) ?? value)

  const bench = { shifts: [], tasks: [], interactions: new Map(), largest: 0 }
  globalThis.bench = bench
  const watch = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    })
  const nameOf = (node) => {
    if (!node) return ''
    const element = node.nodeType === 1 ? node : node.parentElement
    return `${element?.localName}.${element?.className} ${element?.textContent?.slice(0, 30)}`
  }
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const sources = entry.sources.map(({ node, previousRect: a, currentRect: b }) => ({
      node: nameOf(node),
      from: [a.x, a.y, a.width, a.height],
      to: [b.x, b.y, b.width, b.height],
    }))
    bench.shifts.push({ at: entry.startTime, value: entry.value, sources })
  })
  watch('longtask', ({ startTime, duration }) =>
    bench.tasks.push([startTime, startTime + duration]),
  )
  watch('largest-contentful-paint', ({ startTime }) => (bench.largest = startTime))
  watch(
    'event',
    ({ interactionId, duration, name, target, processingStart, processingEnd, startTime }) => {
      if (!interactionId) return
      if ((bench.interactions.get(interactionId)?.duration ?? 0) >= duration) return
      const waited = processingStart - startTime
      const worked = processingEnd - processingStart
      bench.interactions.set(interactionId, { duration, name, target: nameOf(target), waited, worked }) // prettier-ignore
    },
    { durationThreshold: 16 },
  )

  /** The end of the frame in which something is there for the first time, by the page's clock. */
  bench.whenShown = (selector, path) =>
    new Promise((resolve) => {
      const look = () => {
        const isThere =
          (!path || location.pathname + location.search === path || location.pathname === path) &&
          document.querySelector(selector)
        if (!isThere) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()), { once: true })
        port1.start()
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
  /** From the click on a link to the frame in which the page behind it is there. */
  bench.follow = (shown, path) => {
    const clicked = new Promise((resolve) =>
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      }),
    )
    bench.followed = clicked.then(async (at) => (await bench.whenShown(shown, path)) - at)
  }
  /** The end of the last long task before a second without one: from then on it answers at once. */
  bench.whenQuiet = (from) =>
    new Promise((resolve) => {
      const look = () => {
        const last = Math.max(from, ...bench.tasks.map(([, end]) => end))
        const rest = last + 1000 - performance.now()
        if (rest <= 0) resolve(last)
        else setTimeout(look, rest + 10)
      }
      look()
    })
  bench.firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  /** Layout shift as browsers sum it: the worst burst of at most five seconds with gaps below one. */
  bench.cls = () => {
    let [worst, burst, begin, last] = [0, 0, -Infinity, -Infinity]
    for (const { at, value } of bench.shifts) {
      if (at - last > 1000 || at - begin > 5000) [burst, begin] = [0, at]
      burst += value
      last = at
      worst = Math.max(worst, burst)
    }
    return worst
  }
}
