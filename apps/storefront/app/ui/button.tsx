import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon/icon.tsx'
import type { IconName } from './icon/names.ts'

type Look = {
	variant?: 'primary' | 'secondary' | 'tertiary' | 'destructive'
	/** regular 48 px, bar 52 px in sticky bars, compact 40 px (44 px under a finger). */
	size?: 'regular' | 'bar' | 'compact'
	/** As wide as its container. */
	wide?: boolean
	icon?: IconName
	trailingIcon?: IconName
}

type ButtonProps = Look & ComponentProps<'button'> & { loading?: boolean }

/** A button. While `loading` it keeps its width and its name, and refuses to be pressed again. */
export function Button({ variant, size, wide, icon, trailingIcon, loading, ...button }: ButtonProps) {
	function press(event: MouseEvent<HTMLButtonElement>) {
		if (loading) event.preventDefault()
		else button.onClick?.(event)
	}
	return (
		<button
			type="button"
			{...button}
			onClick={press}
			aria-busy={loading || undefined}
			aria-disabled={loading || button['aria-disabled']}
			className={buttonClassNames({ variant, size, wide }, button.className)}
		>
			<ButtonLabel icon={icon} trailingIcon={trailingIcon}>
				{button.children}
			</ButtonLabel>
			{loading && <Stitches />}
		</button>
	)
}

type ButtonLinkProps = Look & (LinkProps | (ComponentProps<'a'> & { href: string; to?: undefined }))

/** A link that looks like a button: `to` within the shop, `href` for a full page load or another site. */
export function ButtonLink({ variant, size, wide, icon, trailingIcon, ...link }: ButtonLinkProps) {
	const className = buttonClassNames({ variant, size, wide }, link.className)
	const label = (
		<ButtonLabel icon={icon} trailingIcon={trailingIcon}>
			{link.children}
		</ButtonLabel>
	)
	if (link.to === undefined) {
		return (
			<a {...link} className={className}>
				{label}
			</a>
		)
	}
	return (
		<Link {...link} className={className}>
			{label}
		</Link>
	)
}

/** The look of a button for elements the kit does not draw, such as `<summary>`. */
export function buttonClassNames(look: Pick<Look, 'variant' | 'size' | 'wide'>, className?: string): string {
	const { variant = 'primary', size = 'regular', wide } = look
	return classNames(
		'button',
		`button-${variant}`,
		size !== 'regular' && `button-${size}`,
		wide && 'button-wide',
		className,
	)
}

function ButtonLabel({ icon, trailingIcon, children }: Pick<Look, 'icon' | 'trailingIcon'> & { children: ReactNode }) {
	return (
		<>
			{icon && <Icon name={icon} size={20} />}
			<span className="button-label">{children}</span>
			{trailingIcon && <Icon name={trailingIcon} size={20} />}
		</>
	)
}

function Stitches() {
	return (
		<span className="button-stitches" aria-hidden="true">
			<i />
			<i />
			<i />
		</span>
	)
}
