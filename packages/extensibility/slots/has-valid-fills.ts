export const hasValidFills = ( fills: unknown ): boolean =>
	Array.isArray( fills ) && fills.some( Boolean );
