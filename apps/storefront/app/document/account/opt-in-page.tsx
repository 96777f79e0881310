import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { PageHead } from '#app/document/head/page-head.tsx'
import { Button } from '#app/ui/button.tsx'
import './opt-in-page.css'

type OptInPageProps = {
	/** In the title of the window. */
	head: string
	title: ReactNode
	lead?: string | undefined
	text?: string
	state: 'asked' | 'confirmed' | 'ended'
	/** Words of the buttons. */
	confirm: string
	end: string
	/** Where to go on to from what is answered. */
	onward: ReactNode
	/** Sent with either button. */
	fields?: ReactNode
}

/** The page of an e-mail that asks for a yes (double opt-in): one button says it, another ends it. Works as a plain form. */
export function OptInPage({ head, title, lead, text, state, confirm, end, onward, fields }: OptInPageProps) {
	const isSending = useNavigation().state === 'submitting'
	return (
		<div className="page-container narrow-page">
			<PageHead title={head} noindex />
			<h1 className="type-display-l">{title}</h1>
			{lead && <p className="lead">{lead}</p>}
			{text && <p className="measure muted">{text}</p>}
			<Form method="post" className="opt-in-ways">
				{fields}
				{state === 'asked' ? (
					<Button type="submit" name="intent" value="confirm" size="bar" loading={isSending}>
						{confirm}
					</Button>
				) : (
					onward
				)}
				{state === 'confirmed' && (
					<Button type="submit" name="intent" value="end" variant="secondary" size="bar" loading={isSending}>
						{end}
					</Button>
				)}
			</Form>
		</div>
	)
}
