// Draws the film of the demo's seminars anew: `node tools/demo-film.mjs`. The browser draws and encodes it
// (VP9), and what it gives is written as WebM, so that nobody needs another program for it.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'

const target = new URL('../apps/server/src/demo/content/films/drei-sekunden.webm', import.meta.url)
const server = createRequire(new URL('../apps/server/package.json', import.meta.url))
const fontOf = (name) =>
  readFileSync(server.resolve(`@expo-google-fonts/inter/${name}`)).toString('base64')
const film = { width: 960, height: 540, rate: 10, duration: 26 }

/** In the browser: draws each picture and gives back the encoded ones. */
async function draw({ width, height, rate, duration, fonts }) {
  for (const [weight, data] of fonts) {
    const face = new FontFace('Inter', `url(data:font/ttf;base64,${data})`, { weight })
    document.fonts.add(await face.load())
  }
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext('2d')
  brush.scale(width / 1280, height / 720)
  const [dark, light, soft, accent] = ['#10222c', '#f5f1e8', '#8fa6ad', '#f2a65a']
  const ease = (from, to, at) => {
    const x = Math.min(1, Math.max(0, (at - from) / (to - from)))
    return x * x * (3 - 2 * x)
  }
  const write = (text, x, y, { size = 64, weight = '600', colour = light, shown = 1 } = {}) => {
    brush.globalAlpha = shown
    brush.fillStyle = colour
    brush.font = `${weight} ${size}px Inter`
    brush.fillText(text, x, y)
    brush.globalAlpha = 1
  }
  const bar = (x, y, w, h, colour, shown = 1) => {
    brush.globalAlpha = shown
    brush.fillStyle = colour
    brush.beginPath()
    brush.roundRect(x, y, w, h, h / 2)
    brush.fill()
    brush.globalAlpha = 1
  }
  const dot = (x, y, r, colour) => {
    brush.fillStyle = colour
    brush.beginPath()
    brush.arc(x, y, r, 0, Math.PI * 2)
    brush.fill()
  }
  const head = (number, title, line, shown, rise) => {
    write(number, 120, 210 + rise, { size: 40, colour: accent, shown })
    write(title, 120, 290 + rise, { shown })
    write(line, 120, 350 + rise, { size: 32, weight: '400', colour: soft, shown })
  }
  const scenes = [
    [
      0,
      5,
      (at, shown, rise) => {
        dot(160, 250 + rise, 34 * shown, accent)
        write('Drei Sekunden, ein Gedanke', 120, 390 + rise, { size: 76, shown })
        write('So beurteilen Sie einen Spot, bevor er auf Sendung geht', 120, 450 + rise, { size: 34, weight: '400', colour: soft, shown }) // prettier-ignore
        bar(120, 520, 1040 * ease(1, 4, at), 8, accent)
      },
    ],
    [
      5,
      12,
      (at, shown, rise) => {
        head('1', 'Der Anfang entscheidet', 'Wer nach drei Sekunden nicht dabei ist, kommt nicht mehr dazu.', shown, rise) // prettier-ignore
        bar(120, 480, 1040, 44, '#24404d', shown)
        bar(120, 480, Math.max(44, 1040 * ease(1, 2.4, at) * 0.15), 44, accent, shown)
        write('0 s', 120, 575, { size: 26, weight: '400', colour: soft, shown })
        write('3 s', 262, 575, { size: 26, colour: accent, shown })
        write('20 s', 1106, 575, { size: 26, weight: '400', colour: soft, shown })
      },
    ],
    [
      12,
      18.5,
      (at, shown, rise) => {
        head('2', 'Ein Gedanke, kein zweiter', 'Was sagt der Spot in einem Satz? Fragen Sie zwei, die ihn nicht kennen.', shown, rise) // prettier-ignore
        const met = ease(1.2, 3.6, at)
        for (let one = 0; one < 7; one += 1) {
          const x = 220 + one * 140
          dot(x + (640 - x) * met, 520, 26 + 34 * met * (one === 3), one === 3 ? accent : `rgb(143 166 173 / ${shown * (1 - met)})`) // prettier-ignore
        }
      },
    ],
    [
      18.5,
      24,
      (at, shown, rise) => {
        head('3', 'Ihre Marke, früh und oft', 'Nicht erst am Ende: Bild, Ton und Name gehören zusammen.', shown, rise) // prettier-ignore
        bar(120, 490, 1040, 12, '#24404d', shown)
        for (const [index, part] of [0.04, 0.34, 0.66, 0.95].entries()) {
          const grown = ease(0.8 + index * 0.6, 1.4 + index * 0.6, at)
          if (grown > 0) dot(120 + 1040 * part, 496, 30 * grown, accent)
        }
      },
    ],
    [
      24,
      26,
      (_at, shown, rise) => {
        write('Weiter mit der Checkliste', 120, 370 + rise, { size: 64, shown })
        bar(120, 420, 180 * shown, 8, accent)
      },
    ],
  ]
  const pictures = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      pictures.push([chunk.type === 'key', text])
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec: 'vp09.00.30.08', width, height, bitrate: 70_000, framerate: rate })
  for (let count = 0; count < duration * rate; count += 1) {
    const at = count / rate
    brush.fillStyle = dark
    brush.fillRect(0, 0, 1280, 720)
    const [from, to, paint] = scenes.find(([, end]) => at < end)
    const shown = ease(0, 0.6, at - from) * (1 - ease(to - from - 0.4, to - from, at - from))
    paint(at - from, shown, 24 * (1 - ease(0, 0.8, at - from)))
    const frame = new VideoFrame(canvas, { timestamp: Math.round(at * 1_000_000) })
    encoder.encode(frame, { keyFrame: count % (4 * rate) === 0 })
    frame.close()
    if (encoder.encodeQueueSize > 20) await new Promise((done) => setTimeout(done, 50))
  }
  await encoder.flush()
  return pictures
}

const bytesOf = (id) => {
  const hex = id.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}
const lengthOf = (length) => {
  const field = Buffer.alloc(8)
  field.writeBigUInt64BE((1n << 56n) | BigInt(length))
  return field
}
const element = (id, ...content) => {
  const all = Buffer.concat(content)
  return Buffer.concat([bytesOf(id), lengthOf(all.length), all])
}
const whole = (id, value) => {
  const content = Buffer.alloc(8)
  content.writeBigUInt64BE(BigInt(value))
  return element(id, content)
}
const text = (id, value) => element(id, Buffer.from(value))
const real = (id, value) => {
  const content = Buffer.alloc(8)
  content.writeDoubleBE(value)
  return element(id, content)
}

/** A WebM file of the pictures; a cluster begins with each whole one (RFC 9559). */
function webm(pictures, { width, height, rate, duration }) {
  const head = element(
    0x1a45dfa3,
    whole(0x4286, 1), whole(0x42f7, 1), whole(0x42f2, 4), whole(0x42f3, 8),
    text(0x4282, 'webm'), whole(0x4287, 4), whole(0x4285, 2),
  ) // prettier-ignore
  const about = element(0x1549a966, whole(0x2ad7b1, 1_000_000), real(0x4489, duration * 1_000), text(0x4d80, 'Atrium'), text(0x5741, 'Atrium')) // prettier-ignore
  const size = element(0xe0, whole(0xb0, width), whole(0xba, height))
  const track = element(0x1654ae6b, element(0xae, whole(0xd7, 1), whole(0x73c5, 1), whole(0x83, 1), text(0x86, 'V_VP9'), size)) // prettier-ignore
  const clusters = []
  for (const [count, [isWhole, data]] of pictures.entries()) {
    const at = Math.round((count * 1_000) / rate)
    if (isWhole) clusters.push({ at, blocks: [] })
    const cluster = clusters.at(-1)
    const start = Buffer.from([0x81, 0, 0, isWhole ? 0x80 : 0])
    start.writeInt16BE(at - cluster.at, 1)
    cluster.blocks.push(element(0xa3, start, Buffer.from(data, 'base64')))
  }
  const parts = clusters.map(({ at, blocks }) => element(0x1f43b675, whole(0xe7, at), ...blocks))
  const cuesAt = (places) =>
    element(0x1c53bb6b, ...clusters.map(({ at }, index) => element(0xbb, whole(0xb3, at), element(0xb7, whole(0xf7, 1), whole(0xf1, places[index]))))) // prettier-ignore
  // All numbers take eight bytes: how long the table is does not depend on what is in it.
  let place = about.length + track.length + cuesAt(parts.map(() => 0)).length
  const places = parts.map((part) => (place += part.length) - part.length)
  return Buffer.concat([head, element(0x18538067, about, track, cuesAt(places), ...parts)])
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  const page = await browser.newPage()
  const fonts = [
    ['400', fontOf('400Regular/Inter_400Regular.ttf')],
    ['600', fontOf('600SemiBold/Inter_600SemiBold.ttf')],
  ]

  await page.route('**/*', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })) // prettier-ignore
  await page.goto('http://localhost/')
  const pictures = await page.evaluate(draw, { ...film, fonts })
  const bytes = webm(pictures, film)
  writeFileSync(target, bytes)
  console.log(`${bytes.length} bytes`)
} finally {
  await browser.close()
}
