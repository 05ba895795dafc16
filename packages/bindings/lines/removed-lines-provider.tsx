import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { RemovedLinesContext, type RemovedLine } from './removed-lines';

/** Keeps the removed lines of a cart, also while it is empty. */
export const RemovedLinesProvider = ( {
	children,
}: {
	children: ReactNode;
} ) => (
	<RemovedLinesContext.Provider
		value={ useState< readonly RemovedLine[] >( [] ) }
	>
		{ children }
	</RemovedLinesContext.Provider>
);
