import { Link } from 'react-router'
import { VisuallyHidden } from './visually-hidden.tsx'

type ProgressThreadProps = {
	/** Spoken name of the navigation. */
	label: string
	/** `to` makes a finished step a way back. */
	steps: Array<{ label: string; to?: string }>
	/** Index of the step we are at. */
	current: number
	/** Shown instead of the words under 768: "2 of 4 Delivery". */
	summary: string
	/** Spoken after a finished step. */
	doneLabel: string
}

/** Steps of a process as stitches on a thread, with words. */
export function ProgressThread({ label, steps, current, summary, doneLabel }: ProgressThreadProps) {
	return (
		<nav aria-label={label} className="progress-thread">
			<ol>
				{steps.map((step, index) => (
					<li key={step.label}>
						<Step {...step} state={stateOf(index, current)} doneLabel={doneLabel} />
					</li>
				))}
			</ol>
			<p className="progress-summary" aria-hidden="true">
				{summary}
			</p>
		</nav>
	)
}

type State = 'done' | 'current' | 'ahead'

function stateOf(index: number, current: number): State {
	if (index === current) return 'current'
	return index < current ? 'done' : 'ahead'
}

function Step({ label, to, state, doneLabel }: { label: string; to?: string; state: State; doneLabel: string }) {
	const content = (
		<>
			<span className="progress-knot" />
			<span className="progress-word">{label}</span>
			{state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
		</>
	)
	if (to && state === 'done') {
		return (
			<Link className="progress-step" to={to} data-state={state}>
				{content}
			</Link>
		)
	}
	return (
		<span className="progress-step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
			{content}
		</span>
	)
}
