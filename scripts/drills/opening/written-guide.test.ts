import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../running/run-program.ts'
import { HANDS } from './hands.ts'
import { missingAnswers, writtenSteps } from './written-guide.ts'

const steps = writtenSteps(readFileSync(join(ROOT, 'docs/guides/opening-a-shop.md'), 'utf8'))

test('the drill can do everything the guide asks for, and every command of it is one', () => {
	const hands = steps.flatMap((step) => (step.kind === 'hand' ? [step.what] : []))
	expect(hands.filter((what) => !Object.hasOwn(HANDS, what))).toEqual([])
	expect(Object.keys(HANDS).filter((what) => !hands.includes(what))).toEqual([])
	const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }
	const commands = steps.flatMap((step) => ('answers' in step ? [...step.text.matchAll(/npm run ([\w-]+)/g)] : []))
	expect(commands.length).toBeGreaterThan(8)
	for (const [, name] of commands) expect(scripts).toHaveProperty(name!)
})

test('blocks, files, answers and exit codes are read in their order', () => {
	const guide =
		'## 1. One\n\n```sh root\nuseradd x\n```\n\n```ini file /etc/x\nA=1\n```\n\n```sh 78\ncheck\n```\n\n> A: lacks ... of it\n> B\n\n```json\n{}\n```\n\n<!-- by hand: buy -->\n'
	expect(writtenSteps(guide)).toEqual([
		{ kind: 'chapter', title: '1. One' },
		{ kind: 'root', text: 'useradd x\n', code: 0, answers: [] },
		{ kind: 'file', path: '/etc/x', text: 'A=1\n' },
		{ kind: 'shop', text: 'check\n', code: 78, answers: ['A: lacks ... of it', 'B'] },
		{ kind: 'hand', what: 'buy' },
	])
})

test('what is quoted has to be said, in this order, with anything for three dots', () => {
	expect(missingAnswers('16 records\n7 of 9 are in', ['16 records', '7 of ... are in'])).toEqual([])
	expect(missingAnswers('7 of 9 are in\n16 records', ['16 records', '7 of ... are in'])).toEqual(['7 of ... are in'])
})
