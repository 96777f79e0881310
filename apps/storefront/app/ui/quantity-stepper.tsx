import { useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'

type QuantityStepperProps = {
	name: string
	/** What the server knows. */
	value: number
	/** While it is being told another one. */
	isBusy?: boolean | undefined
	min?: number
	max: number
	/** Spoken names: "Quantity", "One less", "One more". */
	label: string
	decreaseLabel: string
	increaseLabel: string
	/** Button that sends the number when there is no JavaScript: "Update". */
	updateLabel: string
	/** Called with a valid number. Without it the form around is submitted. */
	onChange?: (quantity: number) => void
}

/** A number with − and +. Lives in a form: without JavaScript it is a number input with a submit button. */
export function QuantityStepper({ value, ...stepper }: QuantityStepperProps) {
	// A new value from the server starts the field afresh.
	return <Stepper key={value} value={value} {...stepper} />
}

function Stepper({ name, value, isBusy, min = 1, max, label, onChange, ...labels }: QuantityStepperProps) {
	const [typed, setTyped] = useState(String(value))
	const quantity = Number(typed) || value
	// A press back to what the server knows is news while it is being told otherwise.
	const told = useRef(value)
	useEffect(() => {
		if (!isBusy) told.current = value
	}, [isBusy, value])

	function settle(next: number, form: HTMLFormElement | null) {
		const settled = Math.min(max, Math.max(min, Math.round(next)))
		setTyped(String(settled))
		if (settled === told.current) return
		told.current = settled
		if (onChange) onChange(settled)
		// After React has written the number into the input.
		else setTimeout(() => form?.requestSubmit())
	}
	return (
		<span>
			<span className="stepper">
				<IconButton
					icon="minus"
					size={20}
					className="needs-script"
					label={labels.decreaseLabel}
					aria-disabled={quantity <= min}
					onClick={(event) => settle(quantity - 1, event.currentTarget.form)}
				/>
				<input
					type="number"
					inputMode="numeric"
					name={name}
					aria-label={label}
					min={min}
					max={max}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					onBlur={(event) => settle(quantity, event.target.form)}
				/>
				<IconButton
					icon="plus"
					size={20}
					className="needs-script"
					label={labels.increaseLabel}
					aria-disabled={quantity >= max}
					onClick={(event) => settle(quantity + 1, event.currentTarget.form)}
				/>
			</span>
			<button type="submit" className="button button-secondary button-compact without-script">
				{labels.updateLabel}
			</button>
		</span>
	)
}
