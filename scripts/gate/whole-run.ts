import { type Budget, ofBudgeted } from './costs.ts'
import type { StepsRun } from './steps.ts'

/** How far a whole run may go beyond its budget before it fails. */
const MOST_OVER = 1.3

/** Whether a run has taken more than 1.3 times the processor time that its steps may take on this machine. */
export function isOverBudget({ costs, slowness }: StepsRun, budget: Budget): boolean {
	const { used, allowed } = ofBudgeted(costs, { budget, slowness })
	return used > allowed * MOST_OVER
}

/** `docs/whole-run.md`: what `npm run everything` said last. */
export function wholeRunPage(
	run: StepsRun,
	{ commit, date, budget }: { commit: string; date: Date; budget: Budget },
): string {
	const rows = run.costs.map(({ name, passed, failed, wallSeconds, processorSeconds }) => {
		const used = processorSeconds === undefined ? '' : processorSeconds.toFixed(0)
		const allowed = budget.steps[name] === undefined ? '' : (budget.steps[name] * run.slowness).toFixed(0)
		return `| ${name} | ${passed} | ${failed} | ${wallSeconds.toFixed(0)} | ${used} | ${allowed} |`
	})
	return `# The last whole run

Written by \`npm run everything\`, which is run whole before an issue is resolved.

- Commit: ${commit}
- Date: ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC
- Machine: ${run.slowness.toFixed(2)} times as slow as the one where the budgets were written down (\`scripts/gate/calibration.ts\`)
- ${run.passed} passed, ${run.failed} failed, ${run.wallSeconds.toFixed(0)} s

| Part | Passed | Failed | Wall, s | Processor, s | Budget on this machine, s |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}
