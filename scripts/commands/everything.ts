import { check, runSteps } from '../steps.ts'
import { BROWSER, BUILD, FUZZ, PROPERTIES, STATIC, STEADY, UNITS } from '../verification.ts'

const node = process.execPath
const script = (name: string, file: string) => check(name, [{ program: node, args: [file] }])

// What `npm test` tries in small, whole; one after the other, for drill and timing measure the machine as well.
const isGood = await runSteps({
	first: [BUILD, ...STATIC, UNITS, BROWSER],
	lanes: [
		[
			STEADY,
			FUZZ,
			PROPERTIES,
			script('crawl', 'scripts/crawl/main.ts'),
			script('drill', 'scripts/drills/last-units.ts'),
			script('timing', 'scripts/timing/main.ts'),
			script('a capability added', 'scripts/experiment/main.ts'),
		],
	],
})
if (!isGood) process.exitCode = 1
