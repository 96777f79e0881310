import type { StepResult } from './steps.ts'

/** What a step has cost. */
export type Cost = Omit<StepResult, 'output'> & { name: string; wallSeconds: number }

/** Seconds of processor that steps and test files may take on a machine of slowness 1 (calibration.ts). */
export type Budget = { steps: Readonly<Record<string, number>>; files: Readonly<Record<string, number>> }

const DEAREST = 10
/** What may be more than its budget before it is told: runs differ by as much. */
const PLAY = 1.1
const GREW = 5

/**
 * The processor time of each test file of a step. Workers are busy or wait for the processor, so a file has the share of the
 * step that it has of the workers' time.
 */
export function fileCosts({ files = [], processorSeconds = 0 }: Cost): Map<string, number> {
	const all = files.reduce((sum, { seconds }) => sum + seconds, 0)
	return new Map(files.map(({ file, seconds }) => [file, all > 0 ? (seconds / all) * processorSeconds : 0]))
}

/** The dearest test files, each step beside its budget and with what grew, and the sum. Empty where nothing was measured. */
export function tellCosts(
	costs: readonly Cost[],
	{ budget, slowness }: { budget: Budget; slowness: number },
): string[] {
	const measured = costs.filter(({ processorSeconds }) => processorSeconds !== undefined)
	if (measured.length === 0) return []
	const files = measured.flatMap((cost) => [...fileCosts(cost)]).toSorted(([, one], [, other]) => other - one)
	const dearest = files.slice(0, DEAREST).map(([file, seconds]) => `${inSeconds(seconds)}  ${file}`)
	const over = measured.flatMap((cost) => tellOver(cost, { budget, slowness }))
	const all = measured.reduce((sum, { processorSeconds = 0 }) => sum + processorSeconds, 0)
	const { used, allowed } = ofBudgeted(measured, { budget, slowness })
	const spent = allowed > 0 ? `${used.toFixed(0)} s of a budget of ${allowed.toFixed(0)} s` : `${all.toFixed(0)} s`
	return [
		...(dearest.length > 0 ? ['The dearest test files, in seconds of processor:', ...dearest, ''] : []),
		...over,
		`processor ${spent} on this machine, ${slowness.toFixed(2)} times as slow as that of the budget`,
	]
}

/** Seconds of processor that the steps with a budget have used and may use. */
export function ofBudgeted(
	costs: readonly Cost[],
	{ budget, slowness }: { budget: Budget; slowness: number },
): { used: number; allowed: number } {
	const known = costs.filter(({ name, processorSeconds }) => processorSeconds !== undefined && budget.steps[name])
	return {
		used: known.reduce((sum, { processorSeconds = 0 }) => sum + processorSeconds, 0),
		allowed: known.reduce((sum, { name }) => sum + budget.steps[name]!, 0) * slowness,
	}
}

function tellOver(cost: Cost, { budget, slowness }: { budget: Budget; slowness: number }): string[] {
	const { name, processorSeconds = 0 } = cost
	// What is new has none before the next whole run.
	const allowed = (budget.steps[name] ?? Infinity) * slowness
	if (processorSeconds <= allowed * PLAY) return []
	const grew = [...fileCosts(cost)]
		.map(([file, seconds]) => [file, seconds - (budget.files[file] ?? 0) * slowness] as const)
		.toSorted(([, one], [, other]) => other - one)
		.slice(0, GREW)
		.flatMap(([file, more]) => (more > 0 ? [`${inSeconds(more)} more  ${file}`] : []))
	return [`${name} is over its budget: ${processorSeconds.toFixed(0)} s of ${allowed.toFixed(0)} s`, ...grew, '']
}

/** The budget that these costs would just keep, to be written down where they have become right. */
export function budgetOf(costs: readonly Cost[], slowness: number): Budget {
	const rounded = (seconds: number) => Math.round((seconds / slowness) * 10) / 10
	const entries = (all: Iterable<readonly [string, number]>) =>
		Object.fromEntries(
			[...all].map(([name, seconds]) => [name, rounded(seconds)]).filter(([, seconds]) => Number(seconds) >= 1),
		)
	return {
		steps: entries(costs.map(({ name, processorSeconds = 0 }) => [name, processorSeconds] as const)),
		files: entries(costs.flatMap((cost) => [...fileCosts(cost)]).toSorted(([one], [other]) => (one < other ? -1 : 1))),
	}
}

function inSeconds(seconds: number): string {
	return `${seconds.toFixed(1)} s`.padStart(10)
}
