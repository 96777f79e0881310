/** A number in a circle beside an icon; nothing for zero. The words are in the name of the button around it. */
export function BadgeCount({ count }: { count: number }) {
	if (count <= 0) return null
	return (
		<span className="badge-count" aria-hidden="true">
			{count > 99 ? '99+' : count}
		</span>
	)
}
