import { isTest } from './imports.ts'

const SAY_NOTHING = /(?:^|\/)(?:utils?|helpers?|common|shared|libs?|misc|constants|types|index)(?=\/|\.[jt]sx?$)/
const CODE = /\.(?:tsx?|mjs)$/
const LIMIT = 300

/** Faults of any source file: names that say nothing, capital letters, length, and settings read in the wrong place. */
export function checkNames(path: string, text: string): string[] {
	if (!CODE.test(path)) return []
	const faults: string[] = []
	const word = SAY_NOTHING.exec(path)?.[0].replace('/', '')
	if (word) faults.push(`"${word}" says nothing: name the room or the thing`)
	if (/[A-Z_]/.test(path.split('/').at(-1)!)) faults.push('file names are kebab-case')
	const lines = text.split('\n').length - 1
	if (lines > LIMIT) faults.push(`has ${lines} lines, and ${LIMIT} is the limit`)
	const mayReadEnvironment = /(?:^|\/)env\.ts$|^scripts\/|\.config\.ts$/.test(path) || isTest(path)
	if (!mayReadEnvironment && /\bprocess\.env\b/.test(text)) faults.push('process.env is read in env.ts only')
	return faults
}
