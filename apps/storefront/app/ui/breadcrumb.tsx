import { Link } from 'react-router'

type BreadcrumbProps = {
	/** Spoken name of the navigation. */
	label: string
	/** From the top down; one without `to` is the page itself. */
	items: Array<{ label: string; to?: string }>
}

/** Where the page stands in the shop. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
	return (
		<nav aria-label={label} className="breadcrumb">
			<ol>
				{items.map((item) => (
					<li key={item.to ?? item.label}>
						{item.to ? <Link to={item.to}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
					</li>
				))}
			</ol>
		</nav>
	)
}
