import { useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'

const ID = 'large-pictures'
const STORAGE_KEY = ID

/** Runs before the list is there, so that nothing moves. */
const restore = `try{document.getElementById('${ID}').checked=localStorage.getItem('${STORAGE_KEY}')==='yes'}catch{}`

/** Whether telephones show one garment in a row instead of two; the browser keeps it. The layout itself is a matter of `.list-grid`. */
export function useLargePictures() {
	const [isLarge, setLarge] = useState(false)
	useLayoutEffect(() => {
		const box = document.getElementById(ID)
		if (!(box instanceof HTMLInputElement)) return
		// After a navigation no script of the document has run.
		box.checked ||= isKept()
		setLarge(box.checked)
	}, [])
	return [isLarge, setLarge] as const
}

/** One garment in a row or two, for telephones; without a script it lasts as long as the page. */
export function PictureSizeSwitch({ onChange }: { onChange: (isLarge: boolean) => void }) {
	const t = useTranslations('plp')
	const { nonce } = useDocument()
	return (
		<>
			<label className="picture-size icon-target">
				<input
					id={ID}
					type="checkbox"
					className="visually-hidden"
					aria-label={t('largePictures')}
					onChange={({ currentTarget: { checked } }) => {
						onChange(checked)
						keep(checked)
					}}
				/>
				<Icon name="expand" size={20} />
				<Icon name="grid-2" size={20} />
			</label>
			<script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restore }} />
		</>
	)
}

function isKept(): boolean {
	try {
		return localStorage.getItem(STORAGE_KEY) === 'yes'
	} catch {
		return false
	}
}

function keep(isLarge: boolean): void {
	try {
		localStorage.setItem(STORAGE_KEY, isLarge ? 'yes' : '')
	} catch {
		// A browser that keeps nothing shows two again on the next page.
	}
}
