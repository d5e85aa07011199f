import { test } from 'vitest'
import { expectTour } from '../../kit/testing/tour.ts'
import { manifest } from '../manifest.ts'

test('posts have a tour of 6 steps in both languages, each with its words', () =>
  expectTour(manifest, 6))
