import { writeFile } from 'node:fs/promises'
import path from 'node:path'

// Draws the sound of a notification: two soft strokes on a bell, the second a fourth higher.
// `node scripts/make-notification-sound.ts`

const FILE = path.resolve(import.meta.dirname, '../src/web/public/notification.wav')
const SAMPLES_PER_SECOND = 11_025
const SECONDS = 0.7
const LOUDNESS = 0.5
const ATTACK_SECONDS = 0.006
const FADE_SECONDS = 0.05

const STROKES = [
  { at: 0, hertz: 659.26, loudness: 0.8 },
  { at: 0.11, hertz: 880, loudness: 1 },
]
/** How a bell sounds above its note: each part higher, softer and sooner gone. */
const PARTS = [
  { times: 1, loudness: 1, decay: 7 },
  { times: 2, loudness: 0.28, decay: 11 },
  { times: 3.01, loudness: 0.1, decay: 18 },
]

function strokeAt(seconds: number, { at, hertz, loudness }: (typeof STROKES)[number]): number {
  const since = seconds - at
  if (since < 0) return 0
  const attack = Math.min(1, since / ATTACK_SECONDS)
  const tones = PARTS.map(
    (part) =>
      part.loudness *
      Math.exp(-part.decay * since) *
      Math.sin(2 * Math.PI * hertz * part.times * since),
  )
  return loudness * attack * tones.reduce((sum, tone) => sum + tone, 0)
}

function sampleAt(index: number): number {
  const seconds = index / SAMPLES_PER_SECOND
  // Cut off while it still rings, it would end with a click.
  const fade = Math.min(1, (SECONDS - seconds) / FADE_SECONDS)
  return fade * STROKES.reduce((sum, stroke) => sum + strokeAt(seconds, stroke), 0)
}

function toWav(samples: number[]): Buffer {
  const bytes = samples.length * 2
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  header.writeUInt32LE(SAMPLES_PER_SECOND * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return Buffer.concat([header, Buffer.from(Int16Array.from(samples).buffer)])
}

const drawn = Array.from({ length: Math.round(SAMPLES_PER_SECOND * SECONDS) }, (_, index) =>
  sampleAt(index),
)
const highest = drawn.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
await writeFile(FILE, toWav(drawn.map((sample) => (sample / highest) * LOUDNESS * 32_767)))
