/** Returns the text of a block's attribute, or the default if the merchant has set none. */
export const readLabel = ( label: unknown, defaultLabel: string ): string =>
	typeof label === 'string' && label !== '' ? label : defaultLabel;
