import { expect, test } from 'vitest'
import { parseSaved } from './saved.ts'

const whole = (id: string, at: number) => ({ id, at, centAmount: 4995 })

test('newest first, each garment once, at most two hundred (R116)', () => {
	const stored = [whole('LN-W01-SKY', 1), whole('LN-W02-NVY', 3), whole('LN-W01-SKY', 2)]
	expect(parseSaved(JSON.stringify(stored)).map(({ id, at }) => [id, at])).toEqual([
		['LN-W02-NVY', 3],
		['LN-W01-SKY', 2],
	])
	const many = Array.from({ length: 250 }, (_, at) => whole(`id-${at}`, at))
	const parsed = parseSaved(JSON.stringify(many))
	expect([parsed.length, parsed[0]?.id]).toEqual([200, 'id-249'])
})

test.each([
	null,
	'',
	'nonsense',
	'null',
	'{"id":"a"}',
	'[null, 1, "a", []]',
	'[{"id":"a b","at":1,"centAmount":1}]',
	'[{"id":"../x","at":1,"centAmount":1}]',
	'[{"id":"a","at":"1","centAmount":1}]',
	'[{"id":"a","at":1,"centAmount":1.5}]',
])('what is not whole does not count: %s', (text) => {
	expect(parseSaved(text)).toEqual([])
})
