import type { ReactNode } from 'react'

type EmptyStateProps = {
	/** One sentence. */
	title: ReactNode
	/** Why, if it is not obvious: words, or whole elements such as a list. */
	text?: ReactNode
	/** One button or link. */
	action?: ReactNode
	/** 1 when it is the only thing on the page. */
	headingLevel?: 1 | 2 | 3
}

/** Nothing here yet: the spool, a sentence, one action. */
export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
	const Title = `h${headingLevel}` as const
	return (
		<div className="empty-state">
			<Spool />
			<Title className="empty-state-title type-display-m">{title}</Title>
			{text && <div className="empty-state-text">{text}</div>}
			{action && <div className="empty-state-action">{action}</div>}
		</div>
	)
}

function Spool() {
	return (
		<svg
			width="120"
			height="120"
			viewBox="0 0 120 120"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			<ellipse cx="52" cy="20" rx="28" ry="8" />
			<ellipse cx="52" cy="20" rx="7" ry="2" />
			<path d="M24 20v6c0 4.4 12.5 8 28 8s28-3.6 28-8v-6" />
			<path d="M33 32.5c-3 18-3 38 0 55M71 32.5c3 18 3 38 0 55" />
			<path d="M31.8 41c6 6.5 34 7.5 41 1M31 50c6 6.5 35 7.5 42 1M30.7 59c6 6.5 35.5 7.5 42.6 1M30.8 68c6 6.5 35.2 7.5 42.3 1M31.3 77c6 6.5 34.5 7.5 41.3 1" />
			<path
				d="M32.3 36.5c6 6.5 33 7.5 39.4 1M31.4 45.5c6 6.5 34.5 7.5 41.4 1M30.8 54.5c6 6.5 35.4 7.5 42.4 1M30.7 63.5c6 6.5 35.5 7.5 42.6 1M31 72.5c6 6.5 35 7.5 42 1M31.8 81.5c6 6.5 33.6 7.5 40.2 1"
				opacity=".45"
			/>
			<path d="M32.4 86.2C27.3 87.6 24 89.7 24 92c0 4.4 12.5 8 28 8s28-3.6 28-8c0-2.3-3.3-4.4-8.4-5.8" />
			<path d="M24 92v6c0 4.4 12.5 8 28 8s28-3.6 28-8v-6" />
			<path d="M73.3 62c12-2 22 6 17 15s-12 15-4 21 20-1 24-9" />
			<path d="M118 65 110.5 86.5M110.5 86.5c-2.2.2-3.8 4.2-3.5 7 2.4-1.5 4.6-5.2 3.5-7z" />
		</svg>
	)
}
