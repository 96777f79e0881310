import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon/icon.tsx'

const icons = { info: 'info', success: 'success', warning: 'alert', error: 'alert' } as const

type NoticeProps = {
	tone?: keyof typeof icons
	title?: ReactNode
	/** Text, and at most one link or button. */
	children: ReactNode
	/** `status` or `alert` for a notice that appears after the page; nothing for one that comes with it. */
	role?: 'status' | 'alert'
	className?: string
}

/** A message in the place it is about. */
export function Notice({ tone = 'info', title, children, role, className }: NoticeProps) {
	return (
		<div role={role} className={classNames('notice selvedge', tone !== 'info' && `notice-${tone}`, className)}>
			<Icon name={icons[tone]} size={20} />
			<div>
				{title && <p className="notice-title">{title}</p>}
				{children}
			</div>
		</div>
	)
}
