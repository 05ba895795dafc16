import type { ComponentType } from 'react';

/** Returns the name of a wrapped component in developer tools: `WithProductDataContext(Price)`. */
export const displayName = < Props extends object >(
	wrapper: string,
	{ displayName: own, name }: ComponentType< Props >
): string => `${ wrapper }(${ own ?? ( name || 'Component' ) })`;
