import { type ReactNode, useEffect } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { closeDialog, closeOnLeave, dragSheet, isPlainClick, openDialog } from './dialog.ts'
import { IconButton } from './icon-button.tsx'

type DrawerProps = {
	id: string
	title: ReactNode
	closeLabel: string
	side?: 'right' | 'left'
	/** Under 768 the whole screen instead of a sheet of at most 88 %. */
	full?: boolean
	/** Stays at the bottom: the one action. */
	footer?: ReactNode
	/** Leave out when `DrawerLink` or `openDialog(id)` opens it. */
	open?: boolean
	onClose?: () => void
	className?: string
	children: ReactNode
}

/** A panel from the side, under 768 a sheet from the bottom. Native dialog: Esc closes, focus returns. */
export function Drawer({ id, title, closeLabel, side = 'right', full, footer, open, ...drawer }: DrawerProps) {
	useEffect(() => {
		if (open === true) openDialog(id)
		if (open === false) closeDialog(id)
	}, [id, open])
	return (
		<dialog
			id={id}
			aria-labelledby={`${id}-title`}
			className={classNames('drawer', side === 'left' && 'drawer-left', full && 'drawer-full', drawer.className)}
			onClick={closeOnLeave}
			onClose={(event) => event.target === event.currentTarget && drawer.onClose?.()}
		>
			<div className="drawer-head" onPointerDown={full ? undefined : dragSheet}>
				<h2 className="drawer-title type-display-m" id={`${id}-title`} tabIndex={-1} data-dialog-heading="">
					{title}
				</h2>
				<form method="dialog">
					<IconButton type="submit" icon="close" label={closeLabel} />
				</form>
			</div>
			<div className="drawer-body">{drawer.children}</div>
			{footer && <div className="drawer-foot">{footer}</div>}
		</dialog>
	)
}

/** Opens a drawer; without JavaScript it is the link to the page that shows the same. */
export function DrawerLink({ drawer, onClick, ...link }: LinkProps & { drawer: string }) {
	return (
		<Link
			{...link}
			aria-haspopup="dialog"
			onClick={(event) => {
				onClick?.(event)
				if (!event.defaultPrevented && isPlainClick(event) && openDialog(drawer)) event.preventDefault()
			}}
		/>
	)
}
