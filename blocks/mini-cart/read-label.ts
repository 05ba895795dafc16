export const readLabel = ( label: unknown, defaultLabel: string ): string =>
	typeof label === 'string' && label !== '' ? label : defaultLabel;
