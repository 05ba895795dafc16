/** Whether anything would be shown in a slot. */
export const hasValidFills = ( fills: unknown ): boolean =>
	Array.isArray( fills ) && fills.some( Boolean );
