import { expect, test } from 'vitest'
import { Closers } from './closers.ts'

test('what was opened last is closed first, and no part keeps the others from it', async () => {
	const closed: string[] = []
	const closers = new Closers()
	closers.add(async () => closed.push('database'))
	closers.add(() => Promise.reject(new Error('already gone')))
	closers.add(() => new Promise(() => undefined), 20)
	closers.add(async () => closed.push('pages'))
	await closers.close()
	expect(closed).toEqual(['pages', 'database'])
	await closers.close()
	expect(closed).toHaveLength(2)
})
