import type { ComponentType } from 'react';

/** How tools for developers call a component that is wrapped: `WithProductDataContext(Price)`. */
export const displayName = < Props extends object >(
	wrapper: string,
	{ displayName: own, name }: ComponentType< Props >
): string => `${ wrapper }(${ own ?? ( name || 'Component' ) })`;
