import type { ComponentType } from 'react';

/** As in `WithProductDataContext(Price)`, for developer tools. */
export const displayName = < Props extends object >(
	wrapper: string,
	{ displayName: own, name }: ComponentType< Props >
): string => `${ wrapper }(${ own ?? ( name || 'Component' ) })`;
