import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PanelProps = { title: string; to: string; link: string; className?: string; children: ReactNode }

/** A part of the dashboard: what there is, and the way to all of it. */
export function Panel({ title, to, link, className, children }: PanelProps) {
	return (
		<section className={className ? `account-panel ${className}` : 'account-panel'}>
			<h2 className="type-title-m">{title}</h2>
			{children}
			<p className="account-panel-link">
				<Link to={to} className="link">
					{link}
				</Link>
			</p>
		</section>
	)
}
