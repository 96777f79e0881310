import { becomeOnBuild } from '../running/build-storefront.ts'

const DRILLS = [
	'last-units',
	'private-sale',
	'lost-connections',
	'processes',
	'two-versions',
	'rotation',
	'workers',
	'changes',
	'events',
	'late-payments',
	'attacks',
	'opening',
]

const [drill = 'last-units', ...rest] = process.argv.slice(2)
// As it was: a number alone is how many rounds of the first.
const [name, args] = /^\d+$/.test(drill) ? ['last-units', [drill]] : [drill, rest]
if (!DRILLS.includes(name)) {
	console.error(`There is no drill ${name}: ${DRILLS.join(', ')}.`)
	process.exitCode = 1
} else await becomeOnBuild([`scripts/drills/${name}.ts`, ...args])
