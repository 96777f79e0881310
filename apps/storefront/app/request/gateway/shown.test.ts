import { expect, test } from 'vitest'
import { aboutOf, createShown } from './shown.ts'

const FOREVER = Number.POSITIVE_INFINITY

test('a page is about all that its answers are about, until the first of them is over', () => {
	const shown = createShown()
	shown.begin()({ keys: ['a', 'b'], until: 2_000 })
	shown.begin()({ keys: ['b', 'c'], until: 1_000 })
	expect(shown.about()).toEqual({ keys: ['a', 'b', 'c'], until: 1_000 })
	shown.holdsUntil(500)
	shown.holdsUntil(800)
	expect(shown.about().until).toBe(500)
})

test('a part that is late, missing or unannounced leaves nobody who announces the page', () => {
	const late = createShown()
	const end = late.begin()
	expect(late.about().keys).toBeUndefined()
	end({ keys: ['a'], until: FOREVER })
	expect(late.about().keys).toEqual(['a'])
	const missing = createShown()
	missing.begin()(undefined)
	expect(missing.about().keys).toBeUndefined()
	const unannounced = createShown()
	unannounced.begin()({ keys: ['a'], until: FOREVER })
	unannounced.begin()({ keys: undefined, until: FOREVER })
	expect(unannounced.about().keys).toBeUndefined()
	const momentary = createShown()
	momentary.holdsBriefly()
	expect(momentary.about().keys).toBeUndefined()
})

test('an answer says it in its headers', () => {
	expect(aboutOf(new Headers())).toEqual({ keys: undefined, until: FOREVER })
	const headers = new Headers({ 'surrogate-key': ' a  b ', expires: 'Mon, 23 Nov 2026 13:00:00 GMT' })
	expect(aboutOf(headers)).toEqual({ keys: ['a', 'b'], until: Date.UTC(2026, 10, 23, 13) })
})
