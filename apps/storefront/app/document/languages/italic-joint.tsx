import type { ReactNode } from 'react'

/** Conjunctions of our languages, alone between two words. */
const JOINT = /^(.*\s)(&|et|and|y|e|und|i)(\s.*)$/

/** A name from the catalog as a display heading: its conjunction is the one italic word, "Shirts & blouses" (brief 1.9). */
export function withItalicJoint(name: string): ReactNode {
	const [, before, joint, after] = JOINT.exec(name) ?? []
	if (joint === undefined) return name
	return (
		<>
			{before}
			<em>{joint}</em>
			{after}
		</>
	)
}
