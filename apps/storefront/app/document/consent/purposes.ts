/** The purposes a visitor may allow; necessary cookies need no consent and are no choice (law 8, brief 3.17). */
export type ConsentChoice = { measurement: boolean; personalization: boolean; advertising: boolean }
export type Purpose = keyof ConsentChoice

/** In the order in which they are named to the visitor. */
export const PURPOSES = ['measurement', 'personalization', 'advertising'] as const satisfies readonly Purpose[]

export const NOTHING: ConsentChoice = { measurement: false, personalization: false, advertising: false }
export const EVERYTHING: ConsentChoice = { measurement: true, personalization: true, advertising: true }

/** Day of the texts a visitor agrees to. Another day asks everybody again; a test holds that texts and day change together. */
export const TEXTS_VERSION = '2026-11-26'
