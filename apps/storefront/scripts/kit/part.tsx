import type { ReactNode } from 'react'

/** One titled part of the kit. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
	return (
		<section className="kit-part section-gap">
			<h2 className="type-display-m thread">{title}</h2>
			{children}
		</section>
	)
}
