import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { BadgeCount } from './badge-count.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon/icon.tsx'
import type { IconName } from './icon/names.ts'

type Drawing = {
	icon: IconName
	/** Spoken name; includes the count when there is one ("Bag, 2 items"). */
	label: string
	/** 24, or 20 in dense rows; the target is 44 px either way. */
	size?: 20 | 24
	count?: number
}

/** A 44 px button with an icon and no words. */
export function IconButton({ icon, label, size, count, ...button }: Drawing & Omit<ComponentProps<'button'>, 'size'>) {
	return (
		<button type="button" {...button} aria-label={label} className={classNames('icon-target', button.className)}>
			<Icon name={icon} size={size} />
			<BadgeCount count={count ?? 0} />
		</button>
	)
}

/** A 44 px link with an icon and no words. */
export function IconLink({ icon, label, size, count, ...link }: Drawing & LinkProps) {
	return (
		<Link {...link} aria-label={label} className={classNames('icon-target', link.className)}>
			<Icon name={icon} size={size} />
			<BadgeCount count={count ?? 0} />
		</Link>
	)
}
